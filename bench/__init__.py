"""Speed beside other engines."""
