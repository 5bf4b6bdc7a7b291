# SPDX-License-Identifier: Apache-2.0
"""The rows of rows.txt and the checks that go with them."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKS = []  # (row, function), in the order of definition


def row(*names):
    """Makes a function the check of rows: F28, or F28 with a word for a part of it."""

    def register(function):
        CHECKS.extend((name, function) for name in names)
        return function

    return register


def rows_of_the_table():
    """The names in rows.txt, each once."""
    lines = (HERE / "rows.txt").read_text().splitlines()
    return list(dict.fromkeys(line.split(" | ")[0] for line in lines if not line.startswith("#")))
