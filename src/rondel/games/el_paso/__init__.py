"""Great Western Trail: El Paso."""
