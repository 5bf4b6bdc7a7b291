#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Branch coverage of library methods that check against unrelated types or read annotations.

  bench/interfaces/run.py --assay build/assay [--library guice]... [--style fakes]... [--jobs 1] [--budget 5] [--list]
                          [--out FILE.md]

The jars come by mvn (libraries.py), the methods are found in the class files (type_checks.py). For each class that has
such methods `assay generate` gets so many seconds and is told to test these methods; what it writes runs on the stock JVM
under JaCoCo, and the branches of exactly these methods count: with fakes, and with --mocks none where assay has it.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from multiprocessing.pool import ThreadPool
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "coverage")]

import jars  # noqa: E402
import libraries  # noqa: E402
import suites  # noqa: E402
import type_checks  # noqa: E402

STYLES = {"fakes": [], "none": ["--mocks", "none"]}
SHARE = 80.0


@dataclass
class Score:
    """What was measured of the listed methods of a class, in one style."""

    covered: int = 0
    branches: int = 0
    tests: int = 0
    mismatches: int = 0
    elsewhere: int = 0  # left out because they fail in another environment
    failing: int = 0
    seconds: float = 0.0

    def __add__(self, other):
        return Score(*(a + b for a, b in zip(vars(self).values(), vars(other).values())))

    @property
    def percent(self):
        return 100.0 * self.covered / self.branches if self.branches else 100.0


def styles(assay):
    """Those that the binary has: --mocks is shown by its help text."""
    said = subprocess.run([assay, "help", "generate", "--calls"], capture_output=True, text=True, check=True).stdout
    return list(STYLES) if "--mocks" in said else ["fakes"]


def generate(options, library, name, methods, style, work):
    """Runs assay; returns mismatches, tests that fail elsewhere, and seconds."""
    targets = [f"{name}#{method}" for method in dict.fromkeys(found.method for found in methods)]
    report = work / "report.json"
    command = [options.assay, "generate", "-cp", ":".join(map(str, library.class_path)), *targets, "--out", work / "tests",
               "--budget-per-class", f"{options.budget:g}s", "--junit", "5", "--json", report, *STYLES[style]]
    started = time.monotonic()
    with open(work / "generate.txt", "wb") as output:
        subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                       timeout=20 * options.budget + 300, check=False)
    seconds = time.monotonic() - started
    classes = json.loads(report.read_text())["classes"] if report.exists() else []
    if not classes:
        print(f"{name}: no report, see {work / 'generate.txt'}", flush=True)
    kinds = [each["kind"] for entry in classes for each in entry["mismatches"]]
    elsewhere = kinds.count("fails elsewhere")
    return len(kinds) - elsewhere, elsewhere, seconds


def branches_of(tools, library, name, methods, data):
    """(covered, all) by JaCoCo, of these methods of a class."""
    wanted = {found.method + found.descriptor for found in methods}
    rows = jars.coverage_tool(tools, "methods", stdin=f"{library.jar}\t{name}\t{data}\n")
    found = [(int(covered), int(branches)) for _, method, covered, branches in rows if method in wanted]
    return sum(row[0] for row in found), sum(row[1] for row in found)


def measure_class(options, tools, library, name, methods, style):
    work = options.work / style / library.name / name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    mismatches, elsewhere, seconds = generate(options, library, name, methods, style, work)
    suite = suites.run_suite(tools, list(map(str, library.class_path)), work / "tests", work, includes=name)
    failing = len(suite.not_compiling + suite.failing)
    score = Score(*branches_of(tools, library, name, methods, suite.execution_data), suite.tests, mismatches, elsewhere,
                  failing, seconds)
    print(f"{style} {name}: {score.covered} of {score.branches} branches, {score.tests} tests, {seconds:.1f} s", flush=True)
    return score


def measure_library(options, tools, library, methods, style):
    """class -> score"""
    by_class = defaultdict(list)
    for found in methods:
        by_class[found.class_name].append(found)
    with ThreadPool(options.jobs) as pool:
        scores = pool.starmap(lambda name, its: measure_class(options, tools, library, name, its, style),
                              by_class.items(), chunksize=1)
    return dict(zip(by_class, scores))


def cells(score):
    if score is None:
        return "- | - | - | - | - | -"
    return (f"{score.covered} | {score.percent:.1f} | {score.tests} | {score.mismatches} | {score.elsewhere} "
            f"| {score.seconds:.0f}")


def table(rows):
    """Markdown: name, number of methods, scores by style."""
    columns = "% | tests | mismatches | fail elsewhere | s"
    lines = [f"| library | methods | classes | branches | fakes | {columns} | none | {columns} |", "|---" * 16 + "|"]
    for name, methods, scores in rows:
        sums = {style: sum(by_class.values(), Score()) for style, by_class in scores.items()}
        lines.append(f"| {name} | {len(methods)} | {len({found.class_name for found in methods})} | {sums['fakes'].branches} "
                     f"| {cells(sums['fakes'])} | {cells(sums.get('none'))} |")
    return lines


def class_table(rows):
    lines = ["| class | methods | branches | fakes | none |", "|---" * 5 + "|"]
    for _, methods, scores in rows:
        for name, score in scores["fakes"].items():
            names = ", ".join(dict.fromkeys(found.method for found in methods if found.class_name == name))
            none = scores["none"][name].covered if "none" in scores else "-"
            lines.append(f"| {name} | {names} | {score.branches} | {score.covered} | {none} |")
    return lines


def list_methods(options):
    """(library, its methods) for each library asked for; prints how many there are."""
    for name in options.library or libraries.ARTIFACTS:
        library = libraries.fetch(name, options.work)
        methods = list(type_checks.listed(library.jar, type_checks.types_of(library, options.jdk)))
        reasons = sorted({reason for found in methods for reason in found.reasons})
        counts = ", ".join(f"{sum(reason in found.reasons for found in methods)} {reason}" for reason in reasons)
        print(f"{name}: {len(methods)} methods in {len({found.class_name for found in methods})} classes ({counts})", flush=True)
        yield library, methods


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", type=Path, default=Path("/usr/lib/jvm/java-17-openjdk-amd64"), help="whose modules are read")
    parser.add_argument("--library", action="append", choices=libraries.ARTIFACTS, help="may be repeated (default: all)")
    parser.add_argument("--style", action="append", choices=STYLES, help="may be repeated (default: all that the binary has)")
    parser.add_argument("--budget", type=float, default=5, help="seconds per class")
    parser.add_argument("--jobs", type=int, default=1, help="classes at a time")
    parser.add_argument("--list", action="store_true", help="only print the methods")
    parser.add_argument("--out", type=Path, help="the tables as markdown")
    parser.add_argument("--work", type=Path, default=Path("build/interfaces"))
    options = parser.parse_args()
    options.assay, options.work = options.assay.resolve(), options.work.resolve()
    return options


def measure(options, found):
    tools = options.work / "tools"
    jars.compile_tools(tools)
    wanted = [style for style in styles(options.assay) if style in (options.style or STYLES)]
    return [(library.name, methods, {style: measure_library(options, tools, library, methods, style) for style in wanted})
            for library, methods in found if methods]


def main():
    options = parse_options()
    found = list(list_methods(options))
    print(f"{sum(len(methods) for _, methods in found)} methods")
    if options.list:
        for _, methods in found:
            print("\n".join(f"{each.class_name}#{each.method}{each.descriptor} {' '.join(each.reasons)}" for each in methods))
        return 0
    rows = measure(options, found)
    text = "\n".join([*table(rows), "", *class_table(rows)])
    print(text)
    if options.out:
        options.out.write_text(text + "\n")
    total = sum((score for _, _, scores in rows for score in scores["fakes"].values()), Score())
    print(f"with fakes: {total.covered} of {total.branches} branches, {total.percent:.1f} % (at least {SHARE:g}), "
          f"{total.failing} tests fail")
    return 0 if total.percent >= SHARE and total.branches and not total.failing else 1


if __name__ == "__main__":
    sys.exit(main())
