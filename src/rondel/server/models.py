"""The database: tables, their seats, and an append-only log of everything that changed them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # version of the game's rules
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("setup", sa.Text, nullable=False),  # JSON: what chance gave
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # shown to everybody while a seat is open
    sa.Column("confirm", sa.Boolean, nullable=False),  # people end their turns explicitly
    sa.Column("host_hash", sa.String(64), nullable=False, index=True),
    sa.Column("watch_hash", sa.String(64), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the last change
    sa.Column("step", sa.Integer, nullable=False),  # moves that stand
    sa.Column("deciding", sa.Integer),
    sa.Column("bot_to_move", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("scores", sa.Text),  # JSON, of a finished game
    sa.Column("ask", sa.Text),  # JSON: somebody asks to go back
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("pace", sa.Text),  # JSON
    sa.Column("used", sa.Text, nullable=False, server_default="[]"),  # JSON: milliseconds by seat
    sa.Column("since", sa.BigInteger, nullable=False, server_default="0"),  # the deciding seat thinks
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index("ix_tables_bot_to_move_updated", "bot_to_move", "updated"),
    sa.Index("ix_tables_listed_updated", "listed", "updated"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40)),  # at a person's seat: it plays for them
    sa.Column("key_hash", sa.String(64), index=True),  # none: nobody has the seat
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("what", sa.String(8), nullable=False),
    sa.Column("move", sa.String(80)),  # of `move` and `redo`
    sa.Column("chance", sa.Text, nullable=False),  # JSON: what chance gave
    sa.Column("step", sa.Integer, nullable=False),  # moves that stand after it
    sa.Column("key", sa.String(64), nullable=False),  # by which a resent message is known
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("nudged", sa.Integer),  # the seat that it reminds; then there is no text
    sa.UniqueConstraint("table_id", "seat", "key"),
    sa.Index("ix_chat_table_id_id", "table_id", "id"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
