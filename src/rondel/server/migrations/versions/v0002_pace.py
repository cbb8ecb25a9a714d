"""The pace of a table, the time that seats have used, and reminders."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Whoever made a change had decided until then, except when all agreed to go back. Only people are counted.
_USED = """
    SELECT log.table_id, log.seat, SUM(log.spent) FROM (
        SELECT c.table_id, c.seat, c.what,
               c.at - LAG(c.at, 1, t.created) OVER (PARTITION BY c.table_id ORDER BY c.number) AS spent
        FROM changes c JOIN tables t ON t.id = c.table_id
        WHERE c.what IN ('move', 'undo', 'redo', 'restart', 'back')
    ) log
    JOIN seats s ON s.table_id = log.table_id AND s.seat = log.seat
    WHERE log.what <> 'back' AND s.kind IN ('here', 'link', 'open') AND log.spent > 0
    GROUP BY log.table_id, log.seat
"""


def upgrade() -> None:
    """Add them; the times of games that are under way follow from their logs."""
    op.add_column("tables", sa.Column("pace", sa.Text))
    op.add_column("tables", sa.Column("used", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("nudged", sa.Integer))
    connection = op.get_bind()
    used = {
        table: [0] * seats
        for table, seats in connection.execute(
            sa.text("SELECT table_id, COUNT(*) FROM seats GROUP BY table_id")
        )
    }
    for table, seat, spent in connection.execute(sa.text(_USED)):
        used[table][seat] = int(spent)
    put = sa.text("UPDATE tables SET since = updated, used = :used WHERE id = :id")
    if used:
        connection.execute(put, [{"id": table, "used": json.dumps(times)} for table, times in used.items()])


def downgrade() -> None:
    """Remove them."""
    op.drop_column("chat", "nudged")
    for column in ("since", "used", "pace"):
        op.drop_column("tables", column)
