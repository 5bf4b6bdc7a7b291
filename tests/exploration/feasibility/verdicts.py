# SPDX-License-Identifier: Apache-2.0
"""What the verdicts of `assay explore` on edges say about marked lines.

A claim is judged by what it takes away: without the edges that are called infeasible a feasible
line must still be left, and an infeasible one is proved when it is not. An edge that the stock JVM
took proves nothing, whatever it is called.
"""

import re
from collections import Counter
from dataclasses import dataclass

COVERED, NOT_REACHED, UNDECIDED, WRONG = "covered", "not reached", "undecided", "WRONG infeasible"
PROVED, NOT_PROVED, TAKEN = "proved", "not proved", "WRONG covered"


@dataclass(frozen=True)
class Judgement:
    kind: str  # F or I
    line: int
    status: str
    reason: str = ""
    claims: tuple = ()  # (line, edge) of what is called infeasible

    @property
    def is_wrong(self):
        return self.status in (WRONG, TAKEN)


class Edges:
    """The verdicts on the edges of one method."""

    def __init__(self, branches, name):
        own = [b for b in branches if re.split(r"[#(]", b["method"])[1:2] == [name]]
        self.by_place = {(b["bci"], b["edge"]): b for b in own}

    def verdict(self, at, label):
        return self.by_place.get((at, label), {}).get("verdict", "")

    def is_covered(self, at, label):
        return self.verdict(at, label) == "covered"

    def is_open(self, at, label):
        return self.verdict(at, label) != "infeasible"

    def place(self, at, label):
        return self.by_place[at, label]["line"], label

    def claims(self, method, line):
        """Those that cut the line off: (line, edge) of what is infeasible and leads to it."""
        reached = method.reached(self.is_open)
        return tuple(
            self.place(at, edge.label)
            for at in sorted(reached)
            for edge in method.edges[at]
            if edge.label and not self.is_open(at, edge.label)
            and method.leads_to(edge.target, line)
        )


def refuted(method, edges, taken):
    """(bytecode index, edge) of what is called infeasible although the stock JVM took it."""
    numbers = method.branch_numbers()
    return [
        (at, label)
        for at, label in sorted(edges.by_place)
        if not edges.is_open(at, label)
        and any((numbers[at], name) in taken for name in single_edges(label))
    ]


def single_edges(label):
    """case 1,2 is case 1 and case 2."""
    kind, _, keys = label.partition(" ")
    return [f"case {key}" for key in keys.split(",")] if kind == "case" else [label]


def judge(method, edges, markers, taken=()):
    """A judgement for each marker; taken: what `Found.taken` has for the class."""
    missing = [
        (at, edge.label)
        for at, ways in method.edges.items()
        for edge in ways
        if edge.label and (at, edge.label) not in edges.by_place
    ]
    if missing:
        at, label = missing[0]
        return [undecided(m, f"edge not listed: bci {at} {label}") for m in markers]
    wrong = set(refuted(method, edges, taken))
    covered = method.reached_lines(edges.is_covered)
    left = {
        "F": method.reached_lines(edges.is_open),
        "I": method.reached_lines(lambda *edge: edge in wrong or edges.is_open(*edge)),
    }
    return [judge_marker(method, edges, m, left[m.kind], covered) for m in markers]


def judge_marker(method, edges, marker, left, covered):
    if marker.line in covered:
        return Judgement(marker.kind, marker.line, COVERED if marker.kind == "F" else TAKEN)
    if marker.line not in left:
        status = WRONG if marker.kind == "F" else PROVED
        claims = edges.claims(method, marker.line)
        return Judgement(marker.kind, marker.line, status, claims=claims)
    return undecided(marker, reason_of(method, edges, marker.line))


def undecided(marker, reason):
    reached = NOT_REACHED if reason.startswith("not reached") else UNDECIDED
    status = reached if marker.kind == "F" else NOT_PROVED
    return Judgement(marker.kind, marker.line, status, reason)


def reason_of(method, edges, line):
    """Why the first edge on the way to the line that is not covered is not decided either."""
    reached = method.reached(edges.is_covered)
    for at in sorted(reached, reverse=True):
        for edge in method.edges[at]:
            if edge.label and edges.verdict(at, edge.label) == "undecided":
                if method.leads_to(edge.target, line):
                    return edges.by_place[at, edge.label].get("reason") or "no reason given"
    return "only wrong claims lead there"


def count_reasons(judgements):
    """Pairs of a reason for not proving and how often it was given, most first."""
    return Counter(j.reason for j in judgements if j.status == NOT_PROVED).most_common()
