"""Prints the client's types, made from the server's schemas; `make client-types` keeps them.

What the server leaves out of an answer is what has no value; everything else is always there, so only a field
whose default is null is optional in an answer. In a request every field with a default is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rondel.server.about import live_schema
from rondel.server.app import make
from rondel.server.settings import Settings

Schema = dict[str, Any]
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write TypeScript to standard output."""
    print(source(), end="")


def source() -> str:
    """Give the TypeScript."""
    http = make(Settings(database="sqlite://")).openapi_schema.to_schema()
    live = live_schema()
    structs: dict[str, Schema] = {**http["components"]["schemas"], **live["$defs"]}
    asked = set(_names([path["requestBody"] for path in _operations(http) if "requestBody" in path], structs))
    asked |= set(_names(live["from_client"], structs))
    parts = ["/** Made from the server's schemas by `make client-types`; do not edit. */\n"]
    for name, schema in sorted(structs.items()):
        parts.append(_struct(name, schema, name in asked))
    for name in ("from_client", "from_server"):
        title = "".join(word.title() for word in name.split("_"))
        parts.append(f"export type {title} = {_type(live[name])};\n")
    return "\n".join(parts)


def _operations(http: Schema) -> Iterator[Schema]:
    for path in http["paths"].values():
        yield from (operation for operation in path.values() if isinstance(operation, dict))


def _names(schema: Any, structs: dict[str, Schema]) -> Iterator[str]:
    """Follow references from a schema."""
    found: list[str] = []
    waiting = [schema]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            name = _name(one) if isinstance(one.get("$ref"), str) else None
            if name and name not in found:
                found.append(name)
                waiting.append(structs[name])
            waiting += [value for key, value in one.items() if key != "discriminator"]
    yield from found


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rsplit("/", 1)[1]


def _struct(name: str, schema: Schema, asked: bool) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {_type(schema)};\n"])
    required = schema.get("required", [])
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        default = inner.get("default", None if _nullable(inner) else _empty(inner))
        optional = field not in required and (asked or default is None)
        lines.append(f"  {field}{'?' if optional else ''}: {_type(inner)};")
    return "\n".join([*lines, "}\n"])


def _nullable(schema: Schema) -> bool:
    return any(one.get("type") == "null" for one in _choices(schema))


def _choices(schema: Schema) -> list[Schema]:
    return list(schema.get("anyOf") or schema.get("oneOf") or [])


def _empty(schema: Schema) -> object:
    """Guess the default that a schema does not state: an empty list or mapping."""
    return {"array": [], "object": {}}.get(str(schema.get("type")))


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if choices := _choices(schema):
        return " | ".join(dict.fromkeys(_type(one) for one in choices))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if inner else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"


if __name__ == "__main__":
    main()
