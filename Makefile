# Two are enough: `make play` and `make test`. The others are for work on the code.

PYTHON_BIN := .venv/bin/python
LAUNCH := $(PYTHON_BIN) -m amerika.launch
export PORT HOST PYTHON

.DEFAULT_GOAL := help
.PHONY: help play stop test check format bench odds load chaos looks growth fuzz mutate audit \
	manage pins local dev browser

help:  ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: local  ## Set up what is missing and play at http://localhost:8000 (PORT=...)
	@exec $(LAUNCH) play

stop:  ## End the web server and the database that `make play` started
	@[ ! -x $(PYTHON_BIN) ] || $(LAUNCH) stop

test: dev browser  ## Set up what is missing and run every test (ARGS="-k name")
	@exec $(LAUNCH) test -n 2 $(ARGS)

check: dev  ## Format, lint, types, imports, templates, migrations, deployment
	$(PYTHON_BIN) -m ruff format --check .
	$(PYTHON_BIN) -m ruff check .
	$(PYTHON_BIN) -m mypy
	$(PYTHON_BIN) -c "from importlinter.cli import lint_imports_command as c; c()"
	git ls-files -z 'templates/*.html' ':!templates/panels' | xargs -0 .venv/bin/djade --check
	.venv/bin/hadolint Dockerfile
	$(PYTHON_BIN) -m deptry . --no-ansi
	$(LAUNCH) manage makemigrations --check --dry-run
	set -a && . ./.env.example && SECRET_KEY=$$(od -An -N40 -tx1 /dev/urandom | tr -d ' \n') \
		&& $(PYTHON_BIN) manage.py check --deploy --fail-level WARNING

format: dev  ## Put code and templates in shape
	$(PYTHON_BIN) -m ruff check --fix-only .
	$(PYTHON_BIN) -m ruff format .
	-git ls-files -z 'templates/*.html' ':!templates/panels' | xargs -0 .venv/bin/djade

bench: dev  ## Print the figures of speed and size (ARGS=--short)
	@exec $(PYTHON_BIN) -m tests.benchmarks $(ARGS)

odds: dev  ## Throw 200,000 times for every chart, fly 2,000 sorties against the estimates (ARGS=--short)
	@exec $(PYTHON_BIN) -m tests.proofs $(ARGS)

load: dev  ## Let 200 players step at once on a site of their own (ARGS=--short)
	@exec $(PYTHON_BIN) -m tests.load $(ARGS)

chaos: dev  ## The same while web processes and PostgreSQL are killed (ARGS=--short)
	@exec $(PYTHON_BIN) -m tests.load --chaos $(ARGS)

looks: dev browser  ## Take the pictures of docs/looks.md (ARGS="table-guns")
	@exec $(PYTHON_BIN) -m tests.looks $(ARGS)

growth: dev  ## Measure steps among 20,000 campaigns and 3 million log lines (4 GB of disk)
	@exec $(PYTHON_BIN) -m tests.load.growth $(ARGS)

fuzz: dev  ## Play 10,000 random careers, send 10,000 spoiled files and 10,000 spoiled forms
	@$(LAUNCH) manage fuzz
	@$(PYTHON_BIN) -m tests.fuzz
	@HYPOTHESIS_PROFILE=fuzz exec $(LAUNCH) test -n 2 -m hypothesis $(ARGS)

mutate: dev  ## Change the rules in 6,000 small ways; each has to fail a test (ARGS="*.loss.*")
	SECRET_KEY=$$(od -An -N40 -tx1 /dev/urandom | tr -d ' \n') \
		DATABASE_URL=postgres:///none $(PYTHON_BIN) -m mutmut run $(ARGS)

audit: dev  ## Look the pins up among known weaknesses; says so when it cannot
	@exec $(PYTHON_BIN) amerika/launch/audit.py $(ARGS)

manage: dev  ## Run manage.py with the database up (ARGS="shell")
	@exec $(LAUNCH) manage $(ARGS)

pins: dev  ## Freeze pyproject.toml's pins, with all they need, into requirements*.txt
	$(PYTHON_BIN) amerika/launch/pins.py

local:
	@sh amerika/launch/environment.sh local

dev:
	@sh amerika/launch/environment.sh dev

browser: dev
	@sh amerika/launch/browser.sh
