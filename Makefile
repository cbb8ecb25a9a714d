# Two commands do everything on a machine with Python 3.11+ and make:
#   make play   set up and start a game of El Paso in the terminal against two bots
#   make test   set up and run lint, types and the whole test suite

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint types tests bench laws clean

play: .venv/ready
	$(BIN)/rondel play el-paso --players 3 --bots greedy,greedy

test: lint types tests

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready-dev
	$(BIN)/mypy

tests: .venv/ready-dev
	$(BIN)/pytest -n 2

bench: .venv/ready-bench
	$(BIN)/rondel bench el-paso
	$(BIN)/python -m bench

laws: .venv/ready
	$(BIN)/rondel sim el-paso --laws --games 20000 --jobs 2

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rondel needs Python 3.11 or newer: make PYTHON=python3.12 play")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/ready-dev: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

.venv/ready-bench: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	touch $@

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
