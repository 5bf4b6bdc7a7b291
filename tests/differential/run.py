#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every program on the stock JVM and on assay and compares output, errors and exit code.

    tests/differential/run.py --assay build/assay [--jdk HOME ...] [--jobs 2] [--filter GLOB]

With --self-check the second opinion is the stock JVM again: a program that disagrees with itself
is not deterministic and has no place here.
"""

import argparse
import fnmatch
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from execution import expected_outcome, run_assay, run_stock
from jdks import find_jdks
from programs import compile_programs, discover

HERE = Path(__file__).resolve().parent


class Suite:
    """One pass over the programs with one JDK."""

    def __init__(self, jdk, options):
        self.jdk = jdk
        self.options = options
        self.results = {}  # program -> "passed", "failed" or "skipped"

    def skip_reason(self, program):
        if program.requires > self.jdk.feature:
            return f"needs Java {program.requires}"
        missing = [jar for jar in program.jars if not os.path.exists(jar)]
        return f"missing {', '.join(missing)}" if missing else ""

    def second_opinion(self, program, class_path):
        if self.options.self_check:
            return run_stock(self.jdk, program, class_path)
        return run_assay(self.options.assay, self.jdk, program, class_path)

    def judge(self, program, compiled):
        class_path = compiled.class_path(program)
        expected = expected_outcome(self.jdk, program, class_path, self.options.work)
        return expected.difference(self.second_opinion(program, class_path))

    def run(self, programs, chosen):
        """Compiles all programs, so that a filter does not change the cached classes."""
        reasons = {program: self.skip_reason(program) for program in programs}
        for program in chosen:
            if reasons[program]:
                self.results[program] = "skipped"
                print(f"skip {self.jdk.label} {program.subject}/{program.name}: {reasons[program]}")
        runnable = [program for program in programs if not reasons[program]]
        compiled = compile_programs(self.jdk, runnable, self.options.work)
        judgeable = [program for program in chosen if not reasons[program]]
        with ThreadPoolExecutor(self.options.jobs) as pool:
            judged = pool.map(lambda program: self.judge(program, compiled), judgeable)
            for program, differences in zip(judgeable, judged):
                self.record(program, differences)

    def record(self, program, differences):
        self.results[program] = "failed" if differences else "passed"
        if differences:
            print(f"FAIL {self.jdk.label} {program.subject}/{program.name}")
            for difference in differences:
                print(f"    {difference}")
        elif self.options.verbose:
            print(f"pass {self.jdk.label} {program.subject}/{program.name}")
        sys.stdout.flush()


def print_table(suites):
    print(f"\n{'jdk':8}{'subject':20}{'passed':>8}{'failed':>8}{'skipped':>9}")
    for suite in suites:
        rows = {}
        for program, result in suite.results.items():
            rows.setdefault(program.subject, Counter())[result] += 1
        for subject, counts in sorted(rows.items()):
            print(
                f"{suite.jdk.label:8}{subject:20}{counts['passed']:8}"
                f"{counts['failed']:8}{counts['skipped']:9}"
            )


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="*", help="glob over subject/name or name")
    parser.add_argument("--work", type=Path, default=Path("build/differential"))
    parser.add_argument("--self-check", action="store_true", help="compare stock with stock")
    parser.add_argument("--verbose", action="store_true", help="name passing programs too")
    options = parser.parse_args(arguments)
    options.work = options.work.resolve()
    if not options.self_check and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay = options.assay.resolve()
    return options


def main(root=HERE / "programs", arguments=None):
    options = parse_options(arguments)
    jdks = find_jdks(options.jdk, with_runtimes=True)
    if not jdks:
        raise SystemExit("found no JDK of version 17 or newer; name one with --jdk")
    programs = discover(root)
    chosen = [p for p in programs if is_chosen(p, options.filter)]
    suites = [Suite(jdk, options) for jdk in jdks]
    for suite in suites:
        suite.run(programs, chosen)
    print_table(suites)
    total = Counter(result for suite in suites for result in suite.results.values())
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 1 if total["failed"] or not total["passed"] else 0


def is_chosen(program, pattern):
    names = (program.name, f"{program.subject}/{program.name}")
    return any(fnmatch.fnmatch(name, pattern) for name in names)


if __name__ == "__main__":
    sys.exit(main())
