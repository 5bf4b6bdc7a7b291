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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("classes", type=Path)
    parser.add_argument("tests", type=Path)
    parser.add_argument("--rounds", type=int, default=1, help="the first in order, others shuffled")
    parser.add_argument("--work", type=Path, default=Path("build/coverage-project"))
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    tools = (options.work / "tools").resolve()
    jars.compile_tools(tools)
    classes = suites.unseal(options.classes, options.work / "measured").resolve()
    names = list(class_names(classes))
    result = suites.run_suite(tools, [str(classes)], options.tests, options.work,
                              includes=":".join(names), rounds=options.rounds)
    counts = suites.branch_coverage(
        tools, [(classes, name, result.execution_data) for name in names])
    print(f"{'class':<48} {'branches':>9} {'covered':>8} {'%':>6} {'lines':>6} {'%':>6}")
    total = dict.fromkeys(("covered", "branches", "lines_covered", "lines"), 0)
    for name in names:
        for key in total:
            total[key] += counts[name][key]
        if counts[name]["branches"]:
            print_row(name, counts[name])
    print_row("all", total)
    print(f"{result.tests} tests, {len(result.not_compiling)} files that do not compile, "
          f"{len(result.failing)} failing, {len(result.flaky)} flaky")
    for problem in result.not_compiling + result.failing + result.flaky:
        print(f"  {problem}")
    return 1 if result.not_compiling or result.failing or result.flaky else 0


def print_row(name, count):
    print(f"{name:<48} {count['branches']:>9} {count['covered']:>8} "
          f"{percent(count['covered'], count['branches']):>6.1f} {count['lines']:>6} "
          f"{percent(count['lines_covered'], count['lines']):>6.1f}")


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


if __name__ == "__main__":
    sys.exit(main())
