#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the runner accepts as a defect found, and what it does not."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bugtests  # noqa: E402
import worked  # noqa: E402
from findings import Finding  # noqa: E402
from marks import ENDLESS, STACK, Frame, Mark, Source  # noqa: E402

DIVISION = "java.lang.ArithmeticException"
BOUNDS = "java.lang.ArrayIndexOutOfBoundsException"


def finding(exception, class_name, line, kind="x", called="m", stack=()):
    frames = [{"class": class_name, "method": "m", "line": at} for at in (stack or [line])]
    return Finding({"kind": kind, "exception": exception, "class": class_name, "method": "m", "line": line,
                    "called": {"class": class_name, "method": called}, "count": 1, "input": "m(0)",
                    "conditions": [], "stack": frames, "test": {"file": "", "name": "t", "source": "m(0);"}})


def ended(outcome, class_name, *lines, message=""):
    return bugtests.TestOutcome(outcome, ["bug"], message, [Frame(class_name, "m", line) for line in lines])


class Marks(unittest.TestCase):
    def test_exception_and_innermost_line_decide(self):
        mark = Mark("p.A", 5, DIVISION, 5)
        self.assertTrue(mark.is_hit(DIVISION, [Frame("p.A$B", "m", 5)]))
        self.assertFalse(mark.is_hit(BOUNDS, [Frame("p.A", "m", 5)]))
        self.assertFalse(mark.is_hit(DIVISION, [Frame("p.A", "m", 6), Frame("p.A", "m", 5)]))
        self.assertFalse(mark.is_hit(DIVISION, [Frame("p.C", "m", 5)]))
        self.assertFalse(mark.is_hit(DIVISION, []))

    def test_a_stack_may_end_anywhere(self):
        mark = Mark("p.A", 5, STACK, 5)
        self.assertTrue(mark.is_hit(STACK, [Frame("p.A", "n", 9), Frame("p.A", "m", 5)]))
        self.assertFalse(mark.is_hit(STACK, [Frame("p.A", "n", 9)]))

    def test_a_loop_is_a_block(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "A.java"
            path.write_text("class A {\n  void m() {\n    while (true) { // BUG endless-loop\n      n();\n    }\n  }\n}\n")
            (mark,) = Source(path, "p").marks()
        self.assertEqual((mark.line, mark.block_end), (3, 5))
        self.assertTrue(mark.is_hit(ENDLESS, [Frame("p.A", "m", 4)]))
        self.assertFalse(mark.is_hit(ENDLESS, [Frame("p.A", "m", 6)]))


class Replays(unittest.TestCase):
    def test_tests_fail_as_reported(self):
        reported = finding(DIVISION, "p.A", 5)
        self.assertTrue(bugtests.is_same(reported, ended(DIVISION, "p.A", 5, 9)))
        self.assertFalse(bugtests.is_same(reported, ended(DIVISION, "p.A", 9, 5)))
        self.assertFalse(bugtests.is_same(reported, ended(BOUNDS, "p.A", 5)))
        self.assertFalse(bugtests.is_same(reported, ended("passed", "p.A")))

    def test_endless_loops_time_out(self):
        reported = finding("", "p.A", 5, kind=ENDLESS)
        self.assertTrue(bugtests.is_same(reported, ended("java.util.concurrent.TimeoutException", "p.A")))
        self.assertFalse(bugtests.is_same(reported, ended(DIVISION, "p.A", 5)))


class Examples(unittest.TestCase):
    def outcome(self, entry, *found):
        return worked.outcome({"id": "X14", "target": "Ratio#ratio", **entry}, list(found))

    def test_all_that_is_expected_and_nothing_else(self):
        line = Source(worked.ROOT / "Ratio.java").line_of("ratio")
        entry = {"report": [{"exception": DIVISION, "mark": "ratio"}]}
        right = finding(DIVISION, "examples.Ratio", line)
        self.assertIsNone(self.outcome(entry, right))
        self.assertIn("not reported", self.outcome(entry))
        self.assertIn("not reported", self.outcome(entry, finding(DIVISION, "examples.Ratio", line + 1)))
        self.assertIn("2 times", self.outcome(entry, right, finding(DIVISION, "examples.Ratio", line)))
        other = finding(BOUNDS, "examples.Ratio", line)
        self.assertIn("should not be reported", self.outcome(entry, right, other))
        self.assertIsNone(self.outcome({**entry, "may": [BOUNDS]}, right, other))
        self.assertIn("should not be reported", self.outcome({}, right))

    def test_inputs_are_looked_at(self):
        line = Source(worked.ROOT / "Ratio.java").line_of("ratio")
        entry = {"report": [{"exception": DIVISION, "mark": "ratio", "input": r"m\(1\)"}]}
        self.assertIn("input is", self.outcome(entry, finding(DIVISION, "examples.Ratio", line)))


if __name__ == "__main__":
    unittest.main()
