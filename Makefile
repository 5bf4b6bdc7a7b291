# The commands a person needs; each installs what is missing and says what it does.
# CMakePresets.json has the configurations behind them.

JOBS ?= $(shell nproc)
ASSAY := build/assay
QUIET := >/dev/null

.DEFAULT_GOAL := help
.PHONY: help build demo test check asan fuzz lint format bench clean packages configure

help:  ## show this list
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

packages:
	@tools/install_packages

configure: packages
	@cmake --preset release $(QUIET)

build: configure  ## the release binary at build/assay
	@cmake --build --preset release -j $(JOBS) --target assay
	@ln -sf release/src/app/assay $(ASSAY)
	@echo "make build: $(ASSAY) is ready"

demo: build  ## write tests for an example project, run them, measure their coverage
	@tools/install_packages --demo
	@tools/run_demo $(ASSAY)

test:  ## everything CI runs: lint, unit, differential, library, escape, exploration tests
	@tools/install_packages --tests
	@tools/run_tests

check: configure  ## the fast tests only
	@cmake --build --preset release -j $(JOBS)
	@ctest --preset fast -j $(JOBS)

asan: packages  ## fast and fuzz tests under AddressSanitizer and UBSan
	@cmake --preset asan $(QUIET)
	@cmake --build --preset asan -j $(JOBS)
	@ctest --preset asan -j $(JOBS)

fuzz: packages  ## the long fuzz runs under sanitizers: mutated class files and jars
	@cmake --preset asan $(QUIET)
	@cmake --build --preset asan -j $(JOBS)
	@tools/run_fuzz

lint:  ## formatting, clang-tidy, layers and sizes
	@tools/install_packages --lint
	@tools/run_lint

format:  ## let clang-format rewrite the C++ files
	@tools/check_format --fix

bench: build  ## speed as ratios to java -Xint, rollback, terms, solver, exploration
	@cmake --preset release -DASSAY_BENCH=ON $(QUIET)
	@cmake --build --preset release -j $(JOBS)
	@bench/run.py --assay $(ASSAY)

clean:  ## remove the build folder
	rm -rf build
