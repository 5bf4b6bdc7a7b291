#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Suites that assay writes for ten classes of examples/ledger, compared byte for byte.

  tests/golden/suites/run.py BINARY              compares with the files beside this one
  UPDATE=1 tests/golden/suites/run.py BINARY     rewrites them; read the difference line by line

The classes are small enough for the search to end by itself: a suite that the stock JVM did not
accept as it was fails here. Where a limit of time was hit all the same, on a slow or busy machine, the
suite says nothing and is passed over by name. The files are those of JDK 17; with another one, or
before there are any, the exit code is 77.
"""
import difflib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
LEDGER = HERE.parents[2] / "examples" / "ledger"
JDK = 17
SKIPPED = 77
PASSED_OVER = "passed over: a limit of time was hit"
CLASSES = [
    "ledger.money.Currency",
    "ledger.order.Customer$Tier",
    "ledger.order.Parcel$Box",
    "ledger.order.PricingRule$VolumePrice",
    "ledger.order.ShippingStrategy$ByWeight",
    "ledger.text.Expression$Negation",
    "ledger.text.TextTable",
    "ledger.time.Weekday",
    "ledger.util.IntervalSet$Interval",
    "ledger.util.RingBuffer",
]


def javac():
    home = os.environ.get("JAVA_HOME")
    return str(Path(home) / "bin/javac") if home else "javac"


def javac_release():
    done = subprocess.run([javac(), "-version"], capture_output=True, text=True, check=True)
    return int((done.stdout or done.stderr).split()[1].split(".")[0])


def generate(binary, work, name):
    """Returns the file written for the class and what is wrong with it, as a list of texts."""
    report_file = work / "report.json"
    command = [binary, "generate", "-cp", "classes", name, "--seed", "1", "--budget-per-class",
               "60s", "--out", "suites", "--json", report_file.name]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None, [f"exit code {done.returncode}: {done.stderr.strip()}"]
    report = json.loads(report_file.read_text())
    entry = report["classes"][0]
    problems = [f"mismatch: {each}" for each in entry["mismatches"]]
    if not report["validated"]:
        problems.append(f"not validated: {report['unvalidated']}")
    if entry["budget_was_hit"]:
        return None, problems or [PASSED_OVER]
    if entry["suite"] != "written":
        return None, [*problems, f"no suite: {entry['suite']} {entry['failure'] or ''}"]
    return work / "suites" / entry["file"], problems


def compare(written, expected):
    """The lines of a difference; none if the files are equal."""
    before = expected.read_text().splitlines() if expected.exists() else []
    after = written.read_text().splitlines()
    return list(difflib.unified_diff(before, after, expected.name, "written now", lineterm=""))


def check(binary, work, name, update):
    """Returns "passed", "failed" or "passed over"."""
    written, problems = generate(binary, work, name)
    if problems == [PASSED_OVER]:
        print(f"{name}: {PASSED_OVER}", flush=True)
        return "passed over"
    if written is not None and not problems:
        expected = HERE / written.name
        if update:
            expected.write_bytes(written.read_bytes())
        else:
            problems = compare(written, expected)
    print(f"{name}: {'FAILED' if problems else 'ok'}", *problems, sep="\n  ", flush=True)
    return "failed" if problems else "passed"


def main():
    binary = str(Path(sys.argv[1]).resolve())
    update = os.environ.get("UPDATE") == "1"
    if javac_release() != JDK:
        print(f"golden suites: skipped, they are those of JDK {JDK}")
        return SKIPPED
    if not update and not list(HERE.glob("*GeneratedTest.java")):
        print("golden suites: skipped, there are none yet")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        subprocess.run([javac(), "-g", "-d", work / "classes", *sorted(LEDGER.rglob("*.java"))],
                       check=True)
        results = Counter(check(binary, work, name, update) for name in CLASSES)
    print(f"golden suites: {results['passed']} passed, {results['failed']} failed, "
          f"{results['passed over']} passed over")
    return 1 if results["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
