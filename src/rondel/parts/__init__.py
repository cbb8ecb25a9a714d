"""Small pieces that games contain."""
