# SPDX-License-Identifier: Apache-2.0
"""Which test checks which row, and whether docs/testing.md says so."""

from check_rows import table as rows_of_the_table
from corpus import HERE
from known import KNOWN
from rows import CHECKS

DOCUMENTATION = HERE.parent.parent / "docs" / "testing.md"


def table():
    """The lines of the table in docs/testing.md: each row with its class, or with the function that checks it."""
    classes = [f"| {name} | `rows/{class_name}.java` |" for name, class_name, _ in rows_of_the_table()]
    return classes + [f"| {name} | `{function.__name__}` |" for name, function in CHECKS]


def row_complaint():
    used = {f"{class_name}.java" for _, class_name, _ in rows_of_the_table()} | {"InjectedFields.java", "FileKeeper.java"}
    there = {path.name for path in (HERE / "rows").glob("*.java")}
    return f"rows.txt and rows/ differ: {sorted(used ^ there)}" if used != there else None


def check():
    """Yields (name, complaint or None)."""
    written = DOCUMENTATION.read_text().splitlines()
    stale = [line for line in table() if line not in written]
    yield "rows documented", f"{DOCUMENTATION.name} has no line {stale[0]}" if stale else None
    yield "rows with classes", row_complaint()
    rows = {name for name, _, _ in rows_of_the_table()} | {name for name, _ in CHECKS} | {"rows tests"}
    unknown = sorted(name for name in KNOWN if name not in rows and not name.startswith(("apps ", "hierarchies ")))
    yield "known failures known", f"no such row: {unknown}" if unknown else None
