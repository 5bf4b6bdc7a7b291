#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How well the tests that assay writes for examples/shop-service do: branches by JaCoCo, mutants by PIT.

  bench/shop.py ASSAY [--work build/shop-service] [--budget 2s] [--seed 1]

PIT runs as it comes; it and JUnit come by mvn. It fails if a test does, less than 95 % of the branches are covered, less than 80 % of
PIT's mutants are detected, or assay's own score is more than 5 points away from PIT's.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "bench" / "mutation"), str(ROOT / "bench" / "coverage")]

import maven  # noqa: E402
import pit  # noqa: E402
import project  # noqa: E402

SOURCES = ROOT / "examples" / "shop-service"
PACKAGE = "shopservice"
BRANCHES = 95.0
MUTANTS = 80.0


def generate(assay, work, options):
    """Compiles the example, lets assay write tests and compiles those."""
    jars = maven.fetch(pit.ARTIFACTS, work)
    pit.compile_java(SOURCES, work / "classes", [], "--release", "17", "-g")
    options.more = ["--allow-reflection"]  # SalesReporter has its collaborators injected into private fields
    pit.generate(assay, work, options)
    pit.compile_java(work / "tests", work / "test-classes", [work / "classes", *jars])


def branch_percent(work):
    """By JaCoCo, of all classes, which are printed; and how many tests fail."""
    counts, result = project.measure(work / "classes", work / "tests", work / "coverage")
    project.print_counts(counts, result)
    found = project.totals(counts)
    return project.percent(found["covered"], found["branches"]), len(project.problems(result))


def mutant_percents(work):
    """assay's own, and PIT's for the same tests."""
    pit.run_pit(work, "pit", sources=SOURCES, package=PACKAGE)
    ours, _ = pit.mutants_of_assay(work)
    theirs = pit.mutants_of_pit(work, "pit")
    return [pit.percent(pit.sum_over(mutants, mutants)) for mutants in (ours, theirs)]


def mismatches(work):
    report = json.loads((work / "report.json").read_text())
    return [f"{entry['class']}#{each['test']} {each['kind']}: {each['message']}"
            for entry in report["classes"] for each in entry["mismatches"]]


def judge(branches, failing, ours, theirs):
    print(f"failing: {failing} tests (none)")
    print(f"branches: {branches:.1f} % (at least {BRANCHES:g})")
    print(f"PIT: {theirs:.1f} % (at least {MUTANTS:g}), assay says {ours:.1f} % (within {pit.ALLOWED_POINTS} points)")
    return (not failing and branches >= BRANCHES and theirs >= MUTANTS
            and abs(ours - theirs) <= pit.ALLOWED_POINTS)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("assay", type=Path)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "shop-service")
    parser.add_argument("--budget", default="2s", help="per class")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    generate(options.assay.resolve(), work, options)
    branches, failing = branch_percent(work)
    found = mismatches(work)
    print("\n".join([*(f"mismatch: {each}" for each in found), f"{len(found)} mismatches"]))
    return 0 if judge(branches, failing, *mutant_percents(work)) else 1


if __name__ == "__main__":
    sys.exit(main())
