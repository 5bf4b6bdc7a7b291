#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the mutation score that assay prints for examples/ledger with PIT's for the same tests.

  bench/mutation/pit.py ASSAY [--work build/pit] [--budget 20s] [--seed 1]
  bench/mutation/pit.py --table [--work build/pit]       only the tables of an earlier run

PIT and JUnit come by mvn. PIT runs twice: as it comes, on every mutant every test, so that single
mutants can be shown beside each other; and with the group of operators it calls DEFAULTS, which is
not what it uses when told nothing: there NEGATE_CONDITIONALS is REMOVE_CONDITIONALS_*_ELSE.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "bench"))

import maven  # noqa: E402

SOURCES = ROOT / "examples" / "ledger"
ARTIFACTS = [
    "org.pitest:pitest:1.17.4",
    "org.pitest:pitest-entry:1.17.4",
    "org.pitest:pitest-command-line:1.17.4",
    "org.pitest:pitest-junit5-plugin:1.2.1",
    "org.junit.platform:junit-platform-launcher:1.9.2",
    "org.junit.jupiter:junit-jupiter:5.9.2",
]
ALLOWED_POINTS = 5
POLITE = ["nice", "-n", "15"]


def jdk_tool(name):
    home = os.environ.get("JAVA_HOME")
    return str(Path(home) / "bin" / name) if home else name


def run(command, **options):
    return subprocess.run([*POLITE, *map(str, command)], check=True, **options)


def jars(work):
    return sorted((work / "jars").glob("*.jar"))


def class_path(paths):
    return ":".join(map(str, paths))


def compile_java(folder, classes, paths, *options):
    shutil.rmtree(classes, ignore_errors=True)
    run([jdk_tool("javac"), "-nowarn", "-proc:none", *options, "-d", classes,
         "-cp", class_path(paths), *sorted(folder.rglob("*.java"))])


def generate(assay, work, options):
    shutil.rmtree(work / "tests", ignore_errors=True)
    command = [assay, "generate", "-cp", work / "classes", "--out", work / "tests",
               "--budget-per-class", options.budget, "--jobs", "1", "--seed", str(options.seed),
               "--json", work / "report.json", *getattr(options, "more", ())]
    # Not zero if a class failed: the table shows it as one without mutants.
    subprocess.run([*POLITE, *map(str, command)], check=False)


def run_pit(work, name, *more, sources=SOURCES, package="ledger"):
    shutil.rmtree(work / name, ignore_errors=True)
    paths = [work / "classes", work / "test-classes", *jars(work)]
    with open(work / f"{name}.log", "wb") as log:
        run([jdk_tool("java"), "-XX:+UseSerialGC", "-cp", class_path(paths),
             "org.pitest.mutationtest.commandline.MutationCoverageReport",
             "--reportDir", work / name, "--sourceDirs", sources,
             "--targetClasses", f"{package}.*", "--excludedClasses", "*GeneratedTest*",
             "--targetTests", f"{package}.*GeneratedTest", "--outputFormats", "XML",
             "--threads", "1", "--timestampedReports=false", *more],
            stdout=log, stderr=log)


def mutants_of_assay(work):
    """class -> [((method, line, description), killed)], in the order of the code; class -> the
    class whose tests it is judged by, which is another one for anonymous and private classes."""
    found, tested_by = defaultdict(list), {}
    for entry in json.loads((work / "report.json").read_text())["classes"]:
        for m in entry["mutants"]:
            owner, method = m["method"].split("#")
            tested_by[owner] = entry["class"]
            found[owner].append(((method.split("(")[0], m["line"], m["description"]), m["killed"]))
    return found, tested_by


def mutants_of_pit(work, name, tested_by=None):
    """The same of PIT; tested_by: killed counts only if a test of that class did it."""
    found = defaultdict(list)
    for m in xml.etree.ElementTree.parse(work / name / "mutations.xml").getroot():
        killed = m.get("detected") == "true"
        owner = m.findtext("mutatedClass")
        if tested_by and m.get("status") == "KILLED":
            tests = m.findtext("killingTests") or m.findtext("killingTest") or ""
            suite = tested_by.get(owner, owner).replace("$", "") + "GeneratedTest."
            killed = any(test.startswith(suite) for test in tests.split("|"))
        key = (m.findtext("mutatedMethod"), int(m.findtext("lineNumber")),
               m.findtext("description"))
        index = int(m.findtext("indexes/index"))
        found[owner].append((index, key, killed))
    return {owner: [(key, killed) for _, key, killed in sorted(list_, key=lambda m: m[0])]
            for owner, list_ in found.items()}


def count(mutants):
    return len(mutants), sum(killed for _, killed in mutants)


def percent(counts):
    return 100 * counts[1] / counts[0] if counts[0] else None


def columns(counts):
    score = percent(counts)
    return f"{counts[0]} | {counts[1]} | " + ("-" if score is None else f"{score:.1f}")


def difference(ours, theirs):
    a, b = percent(ours), percent(theirs)
    return "-" if a is None or b is None else f"{a - b:+.1f}"


def sum_over(classes, mutants):
    return tuple(map(sum, zip((0, 0), *(count(mutants.get(name, [])) for name in classes))))


def numbered(mutants):
    """Mutants of one kind on one line are told apart by their order."""
    seen = defaultdict(int)
    for key, killed in mutants:
        seen[key] += 1
        yield (*key, seen[key]), killed


def print_totals(ours, runs):
    every = set(ours).union(*(mutants for _, mutants in runs))
    common = {name for name in every if ours.get(name)}
    print("| PIT | classes | assay's mutants | killed | % | PIT's mutants | detected | % | "
          "difference |\n|---|---|---|---|---|---|---|---|---|")
    for title, theirs in runs:
        for which, names in (("all", every), ("with mutants in both", common)):
            a, b = sum_over(names, ours), sum_over(names, theirs)
            print(f"| {title} | {which} | {columns(a)} | {columns(b)} | {difference(a, b)} |")
    a, b = sum_over(every, ours), sum_over(every, runs[0][1])
    return abs(percent(a) - percent(b)) <= ALLOWED_POINTS


def print_classes(ours, theirs, own):
    print("\n| class | assay | killed | % | PIT | detected | % | difference | "
          "PIT, own tests | killed | % | difference |\n" + "|---" * 12 + "|")
    for name in sorted(set(ours) | set(theirs)):
        a, b, c = (count(mutants.get(name, [])) for mutants in (ours, theirs, own))
        if a[0] or b[0]:
            print(f"| {name} | {columns(a)} | {columns(b)} | {difference(a, b)} "
                  f"| {columns(c)} | {difference(a, c)} |")


def print_mutants(ours, theirs, own):
    """Where the two do not say the same of one mutant."""
    print("\n| class | method | line | mutant | assay | PIT | PIT, own tests |\n"
          "|---|---|---|---|---|---|---|")
    word = {True: "killed", False: "survived", None: "none"}
    matched = agreed = 0
    for name in sorted(name for name in ours if ours[name]):
        a, b, c = (dict(numbered(mutants.get(name, []))) for mutants in (ours, theirs, own))
        for key in sorted(set(a) | set(b)):
            matched += key in a and key in b
            if a.get(key) == c.get(key):
                agreed += 1
                continue
            method, line, what, number = key
            print(f"| {name} | {method} | {line} | {what.split(' for ')[0]} ({number}) | "
                  f"{word[a.get(key)]} | {word[b.get(key)]} | {word[c.get(key)]} |")
    print(f"\n{matched} mutants in both, the same verdict by the class's own tests: {agreed}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("assay", nargs="?")
    parser.add_argument("--table", action="store_true", help="of an earlier run")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "pit")
    parser.add_argument("--budget", default="20s", help="per class")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if bool(options.assay) == options.table:
        parser.error("either the binary or --table")
    work = options.work.resolve()
    if options.assay:
        work.mkdir(parents=True, exist_ok=True)
        maven.fetch(ARTIFACTS, work)
        compile_java(SOURCES, work / "classes", [], "--release", "17", "-g")
        generate(Path(options.assay).resolve(), work, options)
        compile_java(work / "tests", work / "test-classes", [work / "classes", *jars(work)])
        run_pit(work, "pit", "--fullMutationMatrix=true")
        run_pit(work, "group", "--mutators", "DEFAULTS")
    ours, tested_by = mutants_of_assay(work)
    theirs = mutants_of_pit(work, "pit")
    own = mutants_of_pit(work, "pit", tested_by)
    agrees = print_totals(ours, [("as it comes", theirs), ("a class's own tests", own),
                                 ("DEFAULTS", mutants_of_pit(work, "group"))])
    print_classes(ours, theirs, own)
    print_mutants(ours, theirs, own)
    print(f"\nwithin {ALLOWED_POINTS} points of PIT: {'yes' if agrees else 'no'}")
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
