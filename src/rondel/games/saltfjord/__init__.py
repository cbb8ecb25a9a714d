"""Saltfjord."""
