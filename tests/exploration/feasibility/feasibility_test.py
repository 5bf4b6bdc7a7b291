#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of the check itself: wrong marks and wrong claims are found."""

import dataclasses
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from process import ENVIRONMENT  # noqa: E402, F401  (puts tests/differential on the path)

from control_flow import read_method  # noqa: E402
from jdks import find_jdks  # noqa: E402
from templates import PACKAGE, Template, fill, generate  # noqa: E402
from truth import check_marks, compile_classes, split_statements  # noqa: E402
from verdicts import COVERED, NOT_PROVED, PROVED, TAKEN, WRONG  # noqa: E402
from verdicts import Edges, judge, refuted  # noqa: E402

MISLABELLED = """\
public class $C {
  private int value;

  int target(int x, $C other) {
    int r = 0;
    if (value == $K) {
      @I
    }
    if (x == $K && other == this) {
      @F it.target($K, null)
    }
    switch (x & 3) {
      case 1:
        @F it.target(1, null)
        break;
      case 2:
      case 5:
        @F it.target(2, null)
        break;
      case 6:
        @I
        break;
      default:
        break;
    }
    return r;
  }
}
"""
LINES = {"value": 9, "alias": 12, "one": 16, "two": 20, "six": 23}


def mislabelled():
    return fill(Template("Mislabelled", "test", (), MISLABELLED), "Mislabelled0", {"K": "77"})


class Truth(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.work = Path(cls.folder.name)
        cls.jdk = find_jdks([])[0]
        cls.generated = [*generate(variants=1)[::3], mislabelled()]
        cls.classes = compile_classes(cls.jdk, cls.generated, cls.work)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def method(self):
        return read_method(self.classes / PACKAGE / "Mislabelled0.class", "target")

    def edges(self, verdicts):
        """As if assay had said this by line and edge, and nothing about other edges."""
        method = self.method()
        lines = dict(method.lines)
        branches = []
        for at, edges in method.edges.items():
            line = lines[max(start for start in lines if start <= at)]
            for edge in edges:
                verdict = verdicts.get((line, edge.label), "undecided")
                place = {"method": "p.C#target(int,C)", "bci": at, "line": line}
                branches.append({**place, "edge": edge.label, "verdict": verdict})
        return Edges([branch for branch in branches if branch["edge"]], "target")

    def judge(self, verdicts):
        """The judgement on each marked line."""
        judgements = judge(self.method(), self.edges(verdicts), mislabelled().judged())
        return {judgement.line: judgement for judgement in judgements}

    def test_wrong_marks_are_found(self):
        found = check_marks(self.jdk, self.classes, [mislabelled()], self.work)
        complaints = found.complaints
        self.assertEqual(len(complaints), 2, complaints)
        self.assertIn("Mislabelled0 mark 1: the witness does not take it", complaints[0])
        self.assertIn("Mislabelled0 mark 0: taken by", complaints[1])

    def test_random_calls_find_most_feasible_branches(self):
        """Each feasible branch is called infeasible: so most of them would be noticed."""
        wrong = [
            dataclasses.replace(one, markers=(dataclasses.replace(marker, kind="I"),))
            for one in self.generated
            for marker in one.markers
            if marker.kind == "F"
        ]
        found = check_marks(self.jdk, self.classes, wrong, self.work)
        self.assertGreater(len(found.complaints), 0.7 * len(wrong))

    def test_a_claim_that_cuts_off_a_feasible_line_is_wrong(self):
        found = self.judge({(11, "fallthrough"): "infeasible"})
        self.assertEqual(found[LINES["alias"]].status, WRONG)
        self.assertEqual(set(found[LINES["alias"]].claims), {(11, "fallthrough")})
        self.assertEqual(found[LINES["one"]].status, "undecided")

    def test_a_claim_about_a_case(self):
        found = self.judge({(14, "case 6"): "infeasible", (14, "case 2,5"): "infeasible"})
        self.assertEqual(found[LINES["six"]].status, PROVED)
        self.assertEqual(found[LINES["two"]].status, WRONG)
        self.assertEqual(found[LINES["value"]].status, NOT_PROVED)

    def test_covered_lines(self):
        ways = [(8, "taken"), (8, "fallthrough"), (11, "taken"), (14, "case 1"), (14, "case 6")]
        found = self.judge({way: "covered" for way in ways})
        self.assertEqual(found[LINES["value"]].status, TAKEN)
        self.assertEqual(found[LINES["one"]].status, COVERED)
        self.assertEqual(found[LINES["six"]].status, TAKEN)
        self.assertEqual(found[LINES["two"]].status, "undecided")

    def test_an_edge_that_was_taken_is_no_infeasible_one(self):
        found = check_marks(self.jdk, self.classes, [mislabelled()], self.work, tries=300)
        claims = {(14, "case 6"): "infeasible", (14, "case 2,5"): "infeasible"}
        taken = found.taken[mislabelled().full_name]
        (wrong,) = refuted(self.method(), self.edges(claims), taken)
        self.assertEqual(self.edges(claims).place(*wrong), (14, "case 2,5"))

    def test_a_refuted_claim_proves_nothing(self):
        claims = {(8, "fallthrough"): "infeasible"}
        method, edges, markers = self.method(), self.edges(claims), mislabelled().judged()
        self.assertEqual(judge(method, edges, markers)[0].status, PROVED)
        taken = {(0, "fallthrough")}
        self.assertEqual(judge(method, edges, markers, taken)[0].status, NOT_PROVED)

    def test_same_seed_same_classes(self):
        self.assertEqual(generate(), generate())
        self.assertNotEqual(generate(), generate(seed=2))

    def test_enough_of_everything(self):
        generated = generate()
        markers = [marker for one in generated for marker in one.judged()]
        self.assertGreaterEqual(len(generated), 300)
        self.assertGreaterEqual(len({one.template for one in generated}), 60)
        self.assertGreaterEqual(sum(marker.kind == "I" for marker in markers), 100)
        traps = [marker for marker in markers if marker.kind == "F" and not marker.is_plain]
        self.assertGreaterEqual(len(traps), 250)


class Statements(unittest.TestCase):
    def test_only_outer_semicolons_count(self):
        text = 'var s = "a;b"; f(() -> { x = 1; y = 2; }); it.target(s)'
        parts = ['var s = "a;b";', " f(() -> { x = 1; y = 2; });", " it.target(s)"]
        self.assertEqual(split_statements(text), parts)


if __name__ == "__main__":
    unittest.main()
