#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Suites that assay writes for ten classes of examples/ledger, compared byte for byte.

  tests/golden/suites/run.py BINARY              compares with the files beside this one
  UPDATE=1 tests/golden/suites/run.py BINARY     rewrites them; read the difference line by line

The classes are small enough for the search to end by itself: a suite that the stock JVM did not
accept as it was fails here, and so does one whose limit of time was hit. That limit is CPU time, so
a slow or busy machine is no excuse. A run that compared nothing fails, too, and so does a file that
belongs to none of the classes. The files are those of JDK 17, which has to be installed.
"""
import difflib
import json
import os
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "differential"))

from jdks import find_jdks  # noqa: E402

LEDGER = HERE.parents[2] / "examples" / "ledger"
JDK = 17
BUDGET = "60s"
CLASSES = [
    "ledger.money.Currency",
    "ledger.money.TaxRate",
    "ledger.order.Customer$Tier",
    "ledger.order.Parcel$Box",
    "ledger.order.PricingRule$VolumePrice",
    "ledger.order.ShippingStrategy$FreeFrom",
    "ledger.text.ExpressionParser",
    "ledger.time.Weekday",
    "ledger.util.IntervalSet$Interval",
    "ledger.util.RingBuffer",
]


def golden_jdk():
    """The JDK that the files are made with, whatever JAVA_HOME says; or None."""
    return next((jdk for jdk in find_jdks([]) if jdk.feature == JDK), None)


def generate(binary, jdk, work, name):
    """Returns the file written for the class and what is wrong with it, as a list of texts."""
    report_file = work / "report.json"
    command = [binary, "generate", "--jdk", str(jdk.home), "-cp", "classes", name, "--seed", "1",
               "--budget-per-class", BUDGET, "--out", "suites", "--json", report_file.name]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None, [f"exit code {done.returncode}: {done.stderr.strip()}"]
    report = json.loads(report_file.read_text())
    entry = report["classes"][0]
    problems = [f"mismatch: {each}" for each in entry["mismatches"]]
    if not report["validated"]:
        problems.append(f"not validated: {report['unvalidated']}")
    if entry["budget_was_hit"]:
        problems.append(f"the limit of {BUDGET} was hit after {entry['milliseconds']} ms of CPU time")
    if entry["suite"] != "written":
        return None, [*problems, f"no suite: {entry['suite']} {entry['failure'] or ''}"]
    return work / "suites" / entry["file"], problems


def compare(written, expected):
    """The lines of a difference; none if the files are equal."""
    if not expected.exists():
        return [f"there is no {expected.name} to compare with"]
    before = expected.read_text().splitlines()
    after = written.read_text().splitlines()
    return list(difflib.unified_diff(before, after, expected.name, "written now", lineterm=""))


def check(run, name, update):
    """Returns the name of the file that was compared, or None, and whether all is well."""
    written, problems = run(name)
    if written is not None and not problems:
        expected = HERE / written.name
        if update:
            expected.write_bytes(written.read_bytes())
        else:
            problems = compare(written, expected)
    print(f"{name}: {'FAILED' if problems else 'ok'}", *problems, sep="\n  ", flush=True)
    return written and written.name, not problems


def files_left_over(compared):
    """Golden files that no class of the table wrote: nothing would notice if they were wrong."""
    return sorted({file.name for file in HERE.glob("*GeneratedTest.java")} - compared)


def main():
    binary = str(Path(sys.argv[1]).resolve())
    update = os.environ.get("UPDATE") == "1"
    jdk = golden_jdk()
    if jdk is None:
        print(f"golden suites: nothing was compared, they need JDK {JDK}")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        subprocess.run([jdk.tool("javac"), "-g", "-d", work / "classes",
                        *sorted(LEDGER.rglob("*.java"))], check=True)
        run = partial(generate, binary, jdk, work)
        results = [check(run, name, update) for name in CLASSES]
    compared = {file for file, _ in results if file}
    passed = sum(is_well for _, is_well in results)
    failed = len(results) - passed
    for file in files_left_over(compared):
        print(f"{file}: FAILED\n  no class of the table writes it")
        failed += 1
    print(f"golden suites: {passed} passed, {failed} failed")
    return 0 if passed and compared and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
