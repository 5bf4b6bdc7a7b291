# SPDX-License-Identifier: Apache-2.0
"""Which test checks which row, and whether docs/testing.md says so."""

from collections import defaultdict
from pathlib import Path

from rows import CHECKS

HERE = Path(__file__).resolve().parent
DOCUMENTATION = HERE.parent.parent / "docs" / "testing.md"
ELSEWHERE = {"7.4 directedness": "`run.py p1`"}


def rows_of_the_table():
    """The names in rows.txt."""
    lines = (HERE / "rows.txt").read_text().splitlines()
    return [line.split(" | ")[0] for line in lines if not line.startswith("#")]


def row_of(name):
    """The row of a check, which may be a row with a word for a part of it."""
    found = [row for row in rows_of_the_table() if name == row or name.startswith(f"{row} ")]
    return max(found, key=len, default=name)


def table():
    """The lines of the table in docs/testing.md: each row and its tests."""
    tests = defaultdict(list)
    for name, function in CHECKS:
        tests[row_of(name)].append(f"`{function.__name__}`")
    for name, test in ELSEWHERE.items():
        tests[name].append(test)
    return [f"| {name} | {', '.join(tests[name])} |" for name in sorted(tests)]


def check():
    """Yields (name, complaint or None)."""
    checked = {row_of(name) for name, _ in CHECKS} | ELSEWHERE.keys()
    missing = [name for name in rows_of_the_table() if name not in checked]
    yield "rows checked", f"no check: {missing}" if missing else None
    unknown = sorted(checked - set(rows_of_the_table()))
    yield "rows known", f"not in rows.txt: {unknown}" if unknown else None
    written = DOCUMENTATION.read_text().splitlines()
    stale = [line for line in table() if line not in written]
    yield "rows documented", f"{DOCUMENTATION.name} has no line {stale[0]}" if stale else None
