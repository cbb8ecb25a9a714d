"""The web table: tables, seats, storage and live updates."""
