#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the tests of a folder on the stock JVM and prints JaCoCo's branch coverage by class.

  bench/coverage/project.py CLASS_FOLDER TEST_SOURCE_FOLDER [--rounds 1] [--work FOLDER]
"""

import argparse
import sys
from pathlib import Path

import jars
import suites


def class_names(folder):
    for path in sorted(folder.rglob("*.class")):
        yield str(path.relative_to(folder).with_suffix("")).replace("/", ".")


def measure(classes, tests, work, rounds=1):
    """JaCoCo's counts by class, and what became of the tests."""
    work.mkdir(parents=True, exist_ok=True)
    tools = (work / "tools").resolve()
    jars.compile_tools(tools)
    measured = suites.unseal(classes, work / "measured").resolve()
    names = list(class_names(measured))
    result = suites.run_suite(tools, [str(measured)], tests, work, includes=":".join(names), rounds=rounds)
    return suites.branch_coverage(tools, [(measured, name, result.execution_data) for name in names]), result


def print_counts(counts, result):
    print(f"{'class':<48} {'branches':>9} {'covered':>8} {'%':>6} {'lines':>6} {'%':>6}")
    for name, count in counts.items():
        if count["branches"]:
            print_row(name, count)
    print_row("all", totals(counts))
    print(f"{result.tests} tests, {len(result.not_compiling)} files that do not compile, "
          f"{len(result.failing)} failing, {len(result.flaky)} flaky")
    for problem in problems(result):
        print(f"  {problem}")


def totals(counts):
    keys = ("covered", "branches", "lines_covered", "lines")
    return {key: sum(count[key] for count in counts.values()) for key in keys}


def problems(result):
    return result.not_compiling + result.failing + result.flaky


def print_row(name, count):
    print(f"{name:<48} {count['branches']:>9} {count['covered']:>8} "
          f"{percent(count['covered'], count['branches']):>6.1f} {count['lines']:>6} "
          f"{percent(count['lines_covered'], count['lines']):>6.1f}")


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("classes", type=Path)
    parser.add_argument("tests", type=Path)
    parser.add_argument("--rounds", type=int, default=1, help="the first in order, others shuffled")
    parser.add_argument("--work", type=Path, default=Path("build/coverage-project"))
    options = parser.parse_args()
    counts, result = measure(options.classes, options.tests, options.work, options.rounds)
    print_counts(counts, result)
    return 1 if problems(result) else 0


if __name__ == "__main__":
    sys.exit(main())
