#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Everything `make bench` measures: start-up, the interpreter without and with shadows,
exploration, terms, solver, rollback."""

import argparse
import subprocess
import sys
from pathlib import Path

import boot
import exploration
import interpreter
from measure import add_common_options


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_common_options(parser)
    parser.add_argument("--rollback", type=Path, default=Path("build/release/bench"),
                        help="folder of the rollback programs")
    options = parser.parse_args()
    common = ["--assay", str(options.assay), "--work", str(options.work)]
    for home in options.jdk:
        common += ["--jdk", home]
    print("start-up of a program that prints one line")
    failed = boot.main(common)
    print("\ninterpreter, CPU time")
    failed = interpreter.main(common) or failed
    print("\ninterpreter carrying shadows, CPU time")
    failed = interpreter.main(common + ["--shadows"]) or failed
    print("\nexploration")
    failed = exploration.main(["--assay", str(options.assay)]) or failed
    print("\nterms and solver")
    for program in ("bench_terms", "bench_solver"):
        failed = subprocess.run([str(options.rollback / program)], check=False).returncode or failed
    print("\nrollback")
    for program in ("bench_rollback", "rollback_cycles"):
        binary = options.rollback / program
        if not binary.exists():
            print(f"{binary} is not built; use make bench")
            failed = 1
            continue
        failed = subprocess.run([str(binary)], check=False).returncode or failed
    return failed


if __name__ == "__main__":
    sys.exit(main())
