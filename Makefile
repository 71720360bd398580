# One folder holds everything that is installed: .venv. `make clean` takes it away again.
# Each lock is installed once; a stamp remembers it, so that the second run starts at once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py $(wildcard src/pasch/rules/*.py src/pasch/play/*.py)

.PHONY: play test check format slow bench lock pictures clean

play: $(VENV)/run.stamp
	@$(BIN)/pasch play $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n 2
	tests/wheel.sh $(BIN)/python

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n 2 -q --hypothesis-profile=quick

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

slow: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n 2 --hypothesis-profile=long -m "slow or not slow" \
		tests/notation/test_fuzz.py tests/rules/test_document_fuzz.py tests/rules/test_laws.py tests/solver

bench: $(VENV)/dev.stamp
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/startup.py
	$(BIN)/python benchmarks/players.py
	$(BIN)/python benchmarks/solver.py --reach-all --first
	$(BIN)/python benchmarks/simulation.py
	$(BIN)/python benchmarks/estimates.py

lock: $(VENV)/dev.stamp
	$(BIN)/uv pip compile -q -U --python-version 3.11 --universal --generate-hashes --no-header --no-annotate requirements/run.in -o requirements/run.txt
	$(BIN)/uv pip compile -q -U --python-version 3.11 --universal --generate-hashes --no-header --no-annotate -c requirements/run.txt requirements/dev.in -o requirements/dev.txt

pictures: $(VENV)/dev.stamp
	$(BIN)/python docs/pictures.py

clean:
	rm -rf $(VENV) dist build src/pasch/schemas/*.json

$(VENV)/bin/python:
	@requirements/venv.sh $(PYTHON) $(VENV)

$(VENV)/run.stamp: requirements/run.txt $(SOURCES) | $(VENV)/bin/python
	@echo "Setting up Pasch in $(VENV) …" >&2
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@
