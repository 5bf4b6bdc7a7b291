# SPDX-License-Identifier: Apache-2.0
"""The rows of rows.txt: a class each, covered in 2 s, and what its tests look like."""

from corpus import HERE, Corpus, complaint, measure, require, require_branches, require_sound
from rows import CHECKS  # of tests/generate: (name, function)
import check_texts  # noqa: F401  (its functions are checks)

SLOW = {"output styles mockito", "output styles none", "injection fields", "pattern switches"}  # runs of their own


LATE = "time is over"  # a branch's reason


def table():
    """(row, class, what must hold) for each line of rows.txt."""
    lines = (HERE / "rows.txt").read_text().splitlines()
    return [line.split(" | ") for line in lines if line and not line.startswith("#")]


class Rows(Corpus):
    """All classes of the rows, generated for in one run."""

    def __init__(self, options):
        super().__init__(options, "rows")
        self.targets = [f"rows.{name}" for _, name, _ in table()]

    @property
    def all(self):
        return self.generate("all", self.targets)

    def report(self, name):
        return self.all.classes[f"rows.{name}"]

    def text(self, name):
        """The test file of a class."""
        return self.all.suite(f"rows.{name}").source


def require_covered(rows, report, name):
    require_sound(report)
    require_branches(report, rows.source(name))


def require_row(rows, name):
    """What is late on a busy machine is tried once more, by itself and in the same time."""
    said = complaint(require_covered, rows, rows.report(name), name)
    if said and LATE in said:
        again = rows.generate(f"again-{name}", [f"rows.{name}"])
        return require_covered(rows, again.classes[f"rows.{name}"], name)
    require(said is None, said)


def require_tests_pass(rows):
    measured = measure(rows, rows.all, ["rows"])
    # Classes inside of them have branches, too, which are not under test.
    counted = sum(measured.counts[name]["covered"] for name in rows.all.classes if name in measured.counts)
    claimed = sum(row["counts"]["covered"] for row in rows.all.classes.values())
    require(counted == claimed, f"JaCoCo counts {counted} covered branches, the report {claimed}")


def check(options):
    """Yields (name, complaint or None)."""
    rows = Rows(options)
    for name, class_name, _ in table():
        if options.only in name:
            yield name, complaint(require_row, rows, class_name)
    for name, function in CHECKS:
        if options.only in name and not (options.quick and name in SLOW):
            yield name, complaint(function, rows)
    if options.only in "rows tests":
        yield "rows tests", complaint(require_tests_pass, rows)
