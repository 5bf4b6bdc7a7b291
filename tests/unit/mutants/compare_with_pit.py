#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the mutants of compiled classes with those PIT finds.

    compare_with_pit.py --list-mutants build/.../list_mutants --pit folder-of-jars classes...

Each of `classes` is a folder of class files. The folder of jars holds pitest, pitest-entry and
pitest-command-line with what they need (commons-text, commons-lang3, pitest-junit5-plugin and
JUnit 5). PIT only lists its mutants (--dryRun); nothing is run. With --write, PIT's list of each
folder is written next to it as <folder>.pit.txt.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as tree

NAMES = {
    "NegateConditionalsMutator": "NEGATE_CONDITIONALS",
    "ConditionalsBoundaryMutator": "CONDITIONALS_BOUNDARY",
    "MathMutator": "MATH",
    "IncrementsMutator": "INCREMENTS",
    "InvertNegsMutator": "INVERT_NEGS",
    "VoidMethodCallMutator": "VOID_METHOD_CALLS",
    "EmptyObjectReturnValsMutator": "EMPTY_RETURNS",
    "BooleanTrueReturnValsMutator": "TRUE_RETURNS",
    "BooleanFalseReturnValsMutator": "FALSE_RETURNS",
    "PrimitiveReturnsMutator": "PRIMITIVE_RETURNS",
    "NullReturnValsMutator": "NULL_RETURNS",
}


def class_names(folder):
    return sorted(str(path.relative_to(folder))[:-len(".class")] for path in folder.rglob("*.class")
                  if path.stem not in ("module-info", "package-info"))


def pit_mutants(jars, folder):
    """PIT's mutants as lines; a dry run reports some of them twice."""
    with tempfile.TemporaryDirectory() as report:
        class_path = ":".join([*map(str, sorted(jars.glob("*.jar"))), str(folder)])
        targets = ",".join(sorted({name.replace("/", ".") for name in class_names(folder)}))
        run = subprocess.run(
            ["java", "-cp", class_path, "org.pitest.mutationtest.commandline.MutationCoverageReport",
             "--reportDir", report, "--targetClasses", targets, "--sourceDirs", report,
             "--outputFormats", "XML", "--timestampedReports=false", "--failWhenNoMutations=false",
             "--mutableCodePaths", str(folder), "--dryRun"], capture_output=True, text=True)
        path = pathlib.Path(report) / "mutations.xml"
        if not path.exists():
            raise SystemExit(f"PIT wrote no report for {folder}:\n{run.stdout}{run.stderr}")
        rows = set()
        for mutation in tree.parse(path).getroot():
            text = {child.tag: child.text for child in mutation}
            indexes = tuple(index.text for index in mutation.find("indexes"))
            name = NAMES[re.sub(r".*\.", "", text["mutator"])]
            rows.add((text["mutatedClass"].replace(".", "/"), text["mutatedMethod"],
                      text["methodDescription"], int(text["lineNumber"]), name, indexes))
    return [f"{row[0]}.{row[1]}{row[2]}:{row[3]} {row[4]}" for row in sorted(rows)]


def own_mutants(tool, folder):
    return subprocess.run([tool, folder, *class_names(folder)], check=True, capture_output=True,
                          text=True).stdout.splitlines()


def compare(arguments, folder):
    expected = pit_mutants(arguments.pit, folder)
    found = own_mutants(arguments.list_mutants, folder)
    if arguments.write:
        folder.with_name(folder.name + ".pit.txt").write_text("\n".join(sorted(expected)) + "\n")
    missing = collections.Counter(expected) - collections.Counter(found)
    extra = collections.Counter(found) - collections.Counter(expected)
    for sign, lines in (("-", missing), ("+", extra)):
        for line in sorted(lines.elements()):
            print(sign, line)
    common = len(expected) - missing.total()
    print(f"{folder.name}: PIT {len(expected)}, assay {len(found)}, both {common}")
    return len(expected), len(found), common


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list-mutants", required=True)
    parser.add_argument("--pit", required=True, type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    totals = [sum(column) for column in zip(*(compare(arguments, f) for f in arguments.folders))]
    print(f"total: PIT {totals[0]}, assay {totals[1]}, both {totals[2]}")


if __name__ == "__main__":
    main()
