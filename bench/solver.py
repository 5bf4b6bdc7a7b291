#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the solver benchmark and prints its tables; with --write, also into a results file."""

import argparse
import datetime
import subprocess
import sys
from pathlib import Path


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=Path, default=Path("build/release/bench/bench_solver"))
    parser.add_argument("--write", type=Path, help="file for the tables, in Markdown")
    options = parser.parse_args(arguments)
    if not options.program.exists():
        raise SystemExit(f"{options.program} is not built; use make bench")
    run = subprocess.run([str(options.program)], check=False, capture_output=True, text=True)
    print(run.stdout, end="")
    print(run.stderr, end="", file=sys.stderr)
    if options.write and run.returncode == 0:
        today = datetime.date.today().isoformat()
        options.write.write_text(f"# Solver, {today}\n\n{run.stdout}")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
