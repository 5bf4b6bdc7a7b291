#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Branch coverage of generated tests over 100 classes of Debian's library jars.

  bench/coverage/run.py --budgets 1,5,20 --jobs 2 [--rounds 20] [--only REGEX] [--out FILE.json]

For every class of classes.txt (drawn by hash, see draw.py) `assay generate` gets so many seconds.
What it writes is compiled with javac and run on the stock JVM under the stock JaCoCo agent, once in
order and, with --rounds, further times shuffled in the same process. The score of a class is
JaCoCo's branch coverage of its class file alone, nested classes not included, in the first round; a
class without tests scores 0 %. Mismatches are what assay dropped and reported itself.

--tests-from DIR measures the suites in DIR/<class name>/ and generates nothing.

It needs the packages of tests/libraries/packages.txt and of packages.txt beside this file.
"""

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import time
from datetime import date
from multiprocessing.pool import ThreadPool
from pathlib import Path

import jars
import suites


def read_classes():
    lines = (jars.HERE / "classes.txt").read_text().splitlines()
    return [line.split("\t")[:2] for line in lines if line and not line.startswith("#")]


def generate(options, jar, name, budget, work):
    """Runs assay; returns the folder of the tests and what its report says of the class."""
    tests = work / "tests"
    report = work / "report.json"
    report.unlink(missing_ok=True)
    command = [str(options.assay), "generate", "-cp", ":".join(jars.library_class_path(jar)), name,
               "--out", str(tests), "--budget-per-class", f"{budget:g}s",
               "--seed", str(options.seed), "--junit", "5", "--json", str(report)]
    started = time.monotonic()
    with open(work / "generate.txt", "wb") as output:
        try:
            code = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                  timeout=20 * budget + 300, check=False).returncode
        except subprocess.TimeoutExpired:
            code = "timeout"
    seconds = time.monotonic() - started
    return tests, {"seconds": round(seconds, 2), "exit": code, **read_mismatches(report, name)}


def read_mismatches(report, name):
    """Tests of the class in assay's report that the stock JVM did not confirm: in the user's own environment, where our
    machine was wrong, and elsewhere, where the test depends on what differs."""
    try:
        classes = json.loads(report.read_text()).get("classes", [])
    except (OSError, ValueError):
        return {"mismatches": 0, "elsewhere": 0}
    found = [each for entry in classes if entry["class"] == name for each in entry.get("mismatches", [])]
    elsewhere = sum(each["kind"] == "fails elsewhere" for each in found)
    return {"mismatches": len(found) - elsewhere, "elsewhere": elsewhere}


def measure_class(options, tools, budget, row):
    jar, name = row
    work = options.work / (f"{budget:g}s" if budget else "given") / name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    if options.tests_from:
        tests, facts = options.tests_from / name, {"seconds": 0, "exit": 0, "mismatches": 0, "elsewhere": 0}
    else:
        tests, facts = generate(options, jar, name, budget, work)
    suite = suites.run_suite(tools, jars.library_class_path(jar), tests, work, includes=name,
                             rounds=options.rounds)
    print(f"{name}: {suite.tests} tests, {facts['seconds']:.1f} s", file=sys.stderr)
    return {"jar": jar, "class": name, **facts, **vars(suite)}


def measure_budget(options, tools, budget, classes):
    with ThreadPool(options.jobs) as pool:
        rows = pool.map(lambda row: measure_class(options, tools, budget, row), classes,
                        chunksize=1)
    counts = suites.branch_coverage(
        tools, [(jars.SHARE / row["jar"], row["class"], row["execution_data"]) for row in rows])
    for row in rows:
        row.pop("execution_data")
        row.update(counts[row["class"]])
        row["percent"] = round(100.0 * row["covered"] / row["branches"], 1)
    return rows


def summary(rows):
    percents = [row["percent"] for row in rows]
    tests = sum(row["tests"] for row in rows)
    mismatches = sum(row["mismatches"] for row in rows)
    return {
        "classes": len(rows),
        "mean": round(statistics.mean(percents), 1),
        "median": round(statistics.median(percents), 1),
        "without_tests": sum(row["tests"] == 0 for row in rows),
        "tests": tests,
        "not_compiling": sum(len(row["not_compiling"]) for row in rows),
        "failing": sum(len(row["failing"]) for row in rows),
        "flaky": sum(len(row["flaky"]) for row in rows),
        "mismatches": mismatches,
        "mismatch_percent": round(100.0 * mismatches / max(1, tests + mismatches), 2),
        "elsewhere": sum(row["elsewhere"] for row in rows),
        "seconds": round(sum(row["seconds"] for row in rows), 1),
    }


def print_table(rows):
    print(f"{'class':<72} {'branches':>8} {'covered':>7} {'%':>6} {'tests':>6} {'fail':>5} "
          f"{'flaky':>5} {'mism.':>5} {'s':>6}")
    for row in rows:
        name = f"{row['jar'].removesuffix('.jar')}: {row['class']}"
        failing = len(row["failing"]) + len(row["not_compiling"])
        print(f"{name[:72]:<72} {row['branches']:>8} {row['covered']:>7} {row['percent']:>6.1f} "
              f"{row['tests']:>6} {failing:>5} {len(row['flaky']):>5} {row['mismatches']:>5} "
              f"{row['seconds']:>6.1f}")
    for row in rows:
        for kind in ("not_compiling", "failing", "flaky"):
            for problem in row[kind]:
                print(f"{kind.replace('_', ' ')}: {row['class']}: {problem}")


def print_summary(label, facts):
    print(f"{label}: mean {facts['mean']} %, median {facts['median']} % of the branches of "
          f"{facts['classes']} classes ({facts['without_tests']} without tests)\n"
          f"  {facts['tests']} tests, {facts['not_compiling']} files that do not compile, "
          f"{facts['failing']} failing, {facts['flaky']} flaky, {facts['mismatches']} mismatches "
          f"({facts['mismatch_percent']} %), {facts['elsewhere']} left out because they fail elsewhere, "
          f"{facts['seconds']} s generating")


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--budgets", default="1,5,20", help="seconds per class, with commas")
    parser.add_argument("--jobs", type=int, default=1, help="classes measured at a time")
    parser.add_argument("--rounds", type=int, default=1,
                        help="runs of each suite, shuffled after the first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=re.compile, help="classes whose name contains this regex")
    parser.add_argument("--out", type=Path, help="results as JSON")
    parser.add_argument("--tests-from", type=Path,
                        help="measure existing suites, DIR/<class name>/")
    parser.add_argument("--work", type=Path, default=Path("build/coverage"))
    return parser.parse_args()


def main():
    options = parse_options()
    jars.require_installed()
    options.work = options.work.resolve()
    tools = options.work / "tools"
    jars.compile_tools(tools)
    classes = [row for row in read_classes() if not options.only or options.only.search(row[1])]
    if not classes:
        raise SystemExit("no class of classes.txt matches")
    if not options.tests_from and not options.assay.exists():
        raise SystemExit(f"{options.assay} is not built")
    budgets = [0] if options.tests_from else [float(text) for text in options.budgets.split(",")]
    results = {"date": date.today().isoformat(), "machine": f"{platform.machine()}, "
               f"{os.cpu_count()} cores, {platform.system()}", "jobs": options.jobs,
               "rounds": options.rounds, "seed": options.seed, "budgets": {}}
    for budget in budgets:
        label = f"{budget:g} s" if budget else "given suites"
        rows = measure_budget(options, tools, budget, classes)
        print_table(rows)
        results["budgets"][label] = {"summary": summary(rows), "classes": rows}
        if options.out:
            options.out.write_text(json.dumps(results, indent=1) + "\n")
    for label, result in results["budgets"].items():
        print_summary(label, result["summary"])


if __name__ == "__main__":
    main()
