#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the runner accepts as covered, infeasible, invented or legal, and what it does not."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import check_apps  # noqa: E402
import check_hierarchies  # noqa: E402
import check_texts  # noqa: E402
import corpus  # noqa: E402
from hierarchy_maker import Maker  # noqa: E402

COVERED = ("covered", "")
CLASH = ("infeasible", "int f() clashes with String f()")
OPEN = ("undecided", "the time is over")


def report(name, verdicts, milliseconds=10):
    branches = [{"name": "m", "line": 3, "verdict": verdict, "reason": reason} for verdict, reason in verdicts]
    return {"class": name, "branches": branches, "milliseconds": milliseconds, "failure": None, "mismatches": []}


class Marks(unittest.TestCase):
    def test_without_a_mark_every_branch_is_covered(self):
        self.assertIsNone(corpus.line_complaint([COVERED, COVERED], None))
        self.assertIn("undecided", corpus.line_complaint([COVERED, OPEN], None))
        self.assertIn("infeasible", corpus.line_complaint([COVERED, CLASH], None))

    def test_never_wants_one_infeasible_branch_and_its_reason(self):
        self.assertIsNone(corpus.line_complaint([COVERED, CLASH], ("never", "clash")))
        self.assertIsNotNone(corpus.line_complaint([COVERED, CLASH], ("never", "final")))
        self.assertIsNotNone(corpus.line_complaint([COVERED, OPEN], ("never", "time")))
        self.assertIsNotNone(corpus.line_complaint([COVERED, COVERED], ("never", "clash")))
        self.assertIsNotNone(corpus.line_complaint([CLASH, CLASH], ("never", "clash")))

    def test_uncovered_wants_one_branch_that_is_not_covered(self):
        self.assertIsNone(corpus.line_complaint([COVERED, OPEN], ("uncovered", None)))
        self.assertIsNotNone(corpus.line_complaint([COVERED, COVERED], ("uncovered", None)))

    def test_a_mark_belongs_to_a_line_with_branches(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "A.java"
            source.write_text("class A {\n  // never: clash\n  if (a)\n}\n")
            with self.assertRaises(corpus.Complaint):
                corpus.require_branches(report("A", [COVERED]), source)

    def test_a_class_without_branches_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "A.java"
            source.write_text("class A {}\n")
            with self.assertRaises(corpus.Complaint):
                corpus.require_branches(report("A", []), source)


class Texts(unittest.TestCase):
    def test_what_is_invented_is_seen(self):
        for text in ("Repo repo = new Repo() {", "static class Fake implements Repo {",
                     "record Fake(int count) implements Repo {", "sort((a, b) -> 0);"):
            self.assertTrue(check_texts.invented(f"\nclass ATest {{\n  {text}\n}}"), text)

    def test_classes_are_known_by_their_super_type(self):
        text = "class A<T> extends B implements p.Repo {\n}\nrecord C(int a) implements Repo {}\nclass D implements Other {}"
        self.assertEqual(["A", "C"], check_texts.classes_of(text, "Repo"))

    def test_expecting_an_exception_is_not_inventing(self):
        for text in ("assertThrows(NullPointerException.class, () -> A.f(null));", "List<String> list = List.of();"):
            self.assertFalse(check_texts.invented(f"\nclass ATest {{\n  {text}\n}}"), text)


class Applications(unittest.TestCase):
    def methods(self, verdicts, milliseconds=10):
        return list(check_apps.methods_of(report("a.A", verdicts, milliseconds)))

    def test_two_of_a_hundred_may_be_missing(self):
        self.assertIsNone(corpus.complaint(check_apps.require_share, self.methods([COVERED] * 98 + [OPEN] * 2)))
        self.assertIsNotNone(corpus.complaint(check_apps.require_share, self.methods([COVERED] * 97 + [OPEN] * 3)))

    def test_two_seconds_are_too_long(self):
        self.assertIsNone(corpus.complaint(check_apps.require_time, self.methods([COVERED], 1999)))
        self.assertIsNotNone(corpus.complaint(check_apps.require_time, self.methods([COVERED], 2000)))

    def test_one_method_is_not_enough(self):
        self.assertIsNotNone(corpus.complaint(check_apps.require_size, self.methods([COVERED] * 200)))


class Hierarchies(unittest.TestCase):
    def complaints(self, legal, illegal):
        tally = check_hierarchies.Tally(legal={"a": legal}, illegal={"b": illegal})
        return {name for name, said in check_hierarchies.judge_tally(tally) if said}

    def test_legal_is_covered_and_illegal_is_infeasible(self):
        self.assertEqual(set(), self.complaints("covered", "infeasible"))
        self.assertEqual({"hierarchies never denied"}, self.complaints("infeasible", "infeasible"))
        self.assertEqual({"hierarchies never claimed"}, self.complaints("covered", "covered"))
        self.assertEqual({"hierarchies covered", "hierarchies infeasible"}, self.complaints("undecided", "undecided"))

    def test_one_kind_alone_proves_nothing(self):
        tally = check_hierarchies.Tally(legal={str(number): "covered" for number in range(20)}, illegal={"b": "infeasible"})
        self.assertIn("hierarchies mixture", {name for name, said in check_hierarchies.judge_tally(tally) if said})

    def test_same_seed_same_hierarchies(self):
        first, again, other = (Maker(seed).hierarchy(7) for seed in (1, 1, 2))
        self.assertEqual(first.sources, again.sources)
        self.assertEqual(first.candidates(), again.candidates())
        self.assertNotEqual(first.sources, other.sources)


if __name__ == "__main__":
    unittest.main()
