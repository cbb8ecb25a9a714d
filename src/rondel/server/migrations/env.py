"""Alembic's entrance: migrate over the connection that the server hands in."""

from __future__ import annotations

from alembic import context

from rondel.server.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
