#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the coverage that assay reports with what JaCoCo counts, line by line.

  bench/coverage/equality.py --jobs 2 [--budget 2] [--only REGEX] [--classes FILE]

For every class of equality_classes.txt (200, drawn by hash, see draw.py) `assay generate` writes
tests and a report. The stock JaCoCo agent then looks on while the written files run on the stock
JVM. For each method and line of the class, and of the classes inside it that have no tests of their
own, instructions and branches, and how many of them are covered, must be the same in both; so must
the counters of --jacoco-xml and the sum of branches in the table. Each difference is printed:
class, method, line, what is counted, ours, JaCoCo's.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from multiprocessing.pool import ThreadPool
from pathlib import Path

import jars
import suites

COUNTED = ("instructions", "covered_instructions", "branches", "covered_branches")


def read_classes(path):
    lines = path.read_text().splitlines()
    return [line.split("\t")[:2] for line in lines if line and not line.startswith("#")]


def generate(options, jar, name, work):
    """The tests' folder, the report on the class and the XML report; None where there is none."""
    report, xml = work / "report.json", work / "coverage.xml"
    command = [str(options.assay), "generate", "-cp", ":".join(jars.library_class_path(jar)), name,
               "--out", str(work / "tests"), "--budget-per-class", f"{options.budget:g}s",
               "--junit", "5", "--json", str(report), "--jacoco-xml", str(xml)]
    with open(work / "generate.txt", "wb") as output:
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                       timeout=20 * options.budget + 120, check=False)
    row = json.loads(report.read_text())["classes"][0] if report.exists() else None
    return row, ElementTree.parse(xml).getroot() if xml.exists() else None


def our_lines(row):
    """What the report says: (class, method, line) -> counts."""
    lines = {}
    for entry in [row, *row.get("nested", [])]:
        for method in entry["methods"]:
            for line in method["lines"]:
                if line["line"] > 0:
                    key = (entry["class"], method["name"] + method["descriptor"], line["line"])
                    lines[key] = tuple(line[key] for key in COUNTED)
    return lines


def their_lines(rows):
    """What JaCoCo says: the same, and (class, counter) -> (missed, covered)."""
    lines, counters = {}, {}
    for row in rows:
        if len(row) == 7:
            lines[(row[0], row[1], int(row[2]))] = tuple(map(int, row[3:]))
        else:
            counters[(row[0], row[1])] = (int(row[2]), int(row[3]))
    return lines, counters


def xml_counters(root):
    return {(node.get("name").replace("/", "."), counter.get("type")):
            (int(counter.get("missed")), int(counter.get("covered")))
            for node in root.iter("class") for counter in node.findall("counter")}


def differences(row, root, lines, counters):
    """Texts, one for each thing that is not the same."""
    ours = our_lines(row)
    none = (0,) * len(COUNTED)
    for key in sorted(ours.keys() | lines.keys()):
        for what, mine, theirs in zip(COUNTED, ours.get(key, none), lines.get(key, none)):
            if mine != theirs:
                yield "{}\t{}\t{}\t".format(*key) + f"{what}\t{mine}\t{theirs}"
    written = xml_counters(root)
    for key in sorted(written.keys() | counters.keys()):
        mine, theirs = written.get(key, (0, 0)), counters.get(key, (0, 0))
        if mine != theirs:
            yield f"{key[0]}\t{key[1]}\tXML\tmissed, covered\t{mine}\t{theirs}"
    for count, at in ("branches", 2), ("covered", 3):
        mine, theirs = row["counts"][count], sum(line[at] for line in lines.values())
        if mine != theirs and all(key[2] > 0 for key in lines):
            yield f"{row['class']}\ttable\t\t{count}\t{mine}\t{theirs}"


def measure_class(options, tools, jar, name):
    work = options.work / name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    row, root = generate(options, jar, name, work)
    if row is None or root is None:
        return name, 0, [f"{name}\tno report"]
    names = [name, *(nested["class"] for nested in row.get("nested", []))]
    suite = suites.run_suite(tools, jars.library_class_path(jar), work / "tests", work,
                             includes=":".join(names))
    counted = jars.coverage_tool(tools, "lines", stdin="".join(
        f"{jars.SHARE / jar}\t{each}\t{suite.execution_data}\n" for each in names))
    found = list(differences(row, root, *their_lines(counted)))
    found += [f"{name}\tnot as judged: {problem}" for problem in suite.not_compiling + suite.failing]
    return name, suite.tests, found


def measure(options, classes):
    """The differences of all classes, printed as they are found."""
    tools = options.work / "tools"
    jars.compile_tools(tools)
    tests, different, found = 0, 0, []
    with ThreadPool(options.jobs) as pool:
        rows = pool.imap(lambda row: measure_class(options, tools, *row), classes)
        for name, count, problems in rows:
            tests += count
            different += bool(problems)
            found += problems
            print("\n".join(problems) if problems else f"{name}: {count} tests, the same", flush=True)
    print(f"{len(classes)} classes, {tests} tests: {len(found)} differences in {different} classes")
    return found


def parse_options(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--budget", type=float, default=2, help="seconds per class")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--classes", type=Path, default=jars.HERE / "equality_classes.txt")
    parser.add_argument("--only", type=re.compile, help="classes whose name contains this regex")
    parser.add_argument("--every", type=int, default=1, help="of the classes, every so many")
    parser.add_argument("--work", type=Path, default=Path("build/equality"))
    options = parser.parse_args(arguments)
    options.assay, options.work = options.assay.resolve(), options.work.resolve()
    return options


def main():
    options = parse_options()
    jars.require_installed()
    classes = [row for row in read_classes(options.classes)
               if not options.only or options.only.search(row[1])][::options.every]
    return 1 if measure(options, classes) or not classes else 0


if __name__ == "__main__":
    sys.exit(main())
