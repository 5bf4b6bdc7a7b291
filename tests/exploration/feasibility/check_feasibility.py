#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks what `assay explore` calls infeasible on generated classes with known answers.

    tests/exploration/feasibility/check_feasibility.py --assay build/assay [build/feasibility]
        [--jdk HOME] [--jobs 1] [--time 2s] [--least 0.9] [--only GLOB] [--every N] [--seed N]
        [--variants N] [--tries N] [--truth-only] [--no-truth] [--list] [--keep]

First the stock JVM checks the marks: every feasible branch has a witness that takes it, and random
calls never take an infeasible one. Then assay explores every class. It fails if a mark is wrong, if
assay calls something infeasible that is not, if an edge is called so that the JVM has taken (seen
with JDK 17), or if too few of the infeasible branches are proved.
"""

import argparse
import fnmatch
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from exploration import ExploreFailed, explore, self_check_failures  # noqa: E402
from process import ENVIRONMENT  # noqa: E402, F401  (puts tests/differential on the path)

from control_flow import read_method  # noqa: E402
from jdks import find_jdks  # noqa: E402
from templates import PACKAGE, SEED, VARIANTS, generate  # noqa: E402
from truth import TRIES, check_marks, compile_classes  # noqa: E402
from verdicts import COVERED, NOT_PROVED, NOT_REACHED, PROVED, UNDECIDED, WRONG  # noqa: E402
from verdicts import Edges, count_reasons, judge, refuted, undecided  # noqa: E402

COLUMNS = {"F": (COVERED, NOT_REACHED, UNDECIDED, WRONG), "I": (PROVED, NOT_PROVED)}
SHOWN = 10


@dataclass(frozen=True)
class Checked:
    """What assay said about a class and what it is worth."""

    judgements: tuple
    failures: tuple = ()  # of assay itself
    refuted: tuple = ()  # (line, edge): called infeasible, but the stock JVM took it

    @property
    def wrong(self):
        return [judgement for judgement in self.judgements if judgement.is_wrong]


def check_class(options, classes, one, taken):
    try:
        targets, _ = explore(options, classes, f"{one.full_name}#target")
        failure = targets[0].failure
    except ExploreFailed as failed:
        failure = str(failed)
    if failure:
        lost = tuple(undecided(marker, f"failed: {failure}") for marker in one.judged())
        return Checked(lost, (failure,))
    method = read_method(classes / PACKAGE / f"{one.name}.class", "target")
    edges = Edges(targets[0].branches, "target")
    return Checked(
        tuple(judge(method, edges, one.judged(), taken)),
        tuple(self_check_failures(targets[0])),
        tuple(edges.place(*edge) for edge in refuted(method, edges, taken)),
    )


def check_truth(options, classes, generated):
    """Whether the marks are right, and the edges that were taken."""
    found = check_marks(options.jdk, classes, generated, options.work, options.tries)
    for complaint in found.complaints:
        print(f"WRONG MARK {complaint}")
    marks = sum(len(one.judged()) for one in generated)
    edges = sum(len(edges) for edges in found.taken.values())
    print(
        f"marks: {marks} checked on {options.jdk.label} in {found.seconds:.1f} s, "
        f"{len(found.complaints)} wrong; {edges} edges taken"
    )
    return not found.complaints, found.taken


def check_assay(options, classes, generated, taken):
    started = time.monotonic()
    with ThreadPoolExecutor(options.jobs) as pool:
        jobs = [(options, classes, one, taken.get(one.full_name, ())) for one in generated]
        checked = pool.map(lambda job: check_class(*job), jobs)
        results = dict(zip(generated, checked))
    seconds = time.monotonic() - started
    judgements = [j for result in results.values() for j in result.judgements]
    print_table(results)
    print_reasons(judgements)
    print_failures(results)
    if options.list:
        print_list(results)
    print_wrong(results)
    wrong = sum(len(result.wrong) for result in results.values())
    edges = sum(len(result.refuted) for result in results.values())
    infeasible = [j for j in judgements if j.kind == "I"]
    proved = sum(j.status == PROVED for j in infeasible)
    share = proved / len(infeasible) if infeasible else 1
    print(
        f"\nassay: {len(generated)} classes in {seconds:.1f} s; {wrong} branches judged wrongly, "
        f"{edges} edges called infeasible that the JVM took;\n{proved} of {len(infeasible)} "
        f"infeasible branches proved ({share:.1%}, at least {options.least:.0%} expected)"
    )
    return wrong == 0 and edges == 0 and share >= options.least


def print_table(results):
    columns = [(kind, status) for kind in COLUMNS for status in COLUMNS[kind]]
    widths = [max(len(status), 7) + 2 for _, status in columns]
    feasible = sum(widths[: len(COLUMNS["F"])])
    print(f"\n{'':23}{'  feasible:':{feasible}}  infeasible:")
    heads = [f"{status:>{width}}" for (_, status), width in zip(columns, widths)]
    print(f"{'theme':14}{'classes':>9}{''.join(heads)}")
    for theme in [*sorted({one.theme for one in results}), "all"]:
        chosen = [one for one in results if theme in (one.theme, "all")]
        judged = [(j.kind, j.status) for one in chosen for j in results[one].judgements]
        cells = [f"{judged.count(column):{width}}" for column, width in zip(columns, widths)]
        print(f"{theme:14}{len(chosen):9}{''.join(cells)}")


def print_reasons(judgements):
    reasons = count_reasons(judgements)
    if reasons:
        print("\nnot proved because:")
    for text, count in reasons[:SHOWN]:
        print(f"  {count:5}  {text}")
    if len(reasons) > SHOWN:
        print(f"  {sum(count for _, count in reasons[SHOWN:]):5}  other reasons")


def print_failures(results):
    failed = [(one, result.failures) for one, result in results.items() if result.failures]
    if failed:
        print(f"\nclasses with a failure of assay itself: {len(failed)}")
    for one, failures in failed[:SHOWN]:
        print(f"  {one.full_name}: {failures[0]}")


def print_wrong(results):
    """Lists every wrong claim."""
    if any(result.wrong or result.refuted for result in results.values()):
        print("\nwrong claims:")
    for one, result in results.items():
        for judgement in result.wrong:
            place = f"{one.full_name} line {judgement.line}"
            print(f"  {place}: {judgement.status}: {condition(one, judgement)}")
            for line, edge in judgement.claims:
                print(f"      called infeasible: line {line} {edge}")
        for line, edge in result.refuted:
            print(f"  {one.full_name} line {line} {edge}: called infeasible, but the JVM took it")


def print_list(results):
    """A line per branch that is neither covered nor proved: where it is, what was said."""
    print("\nnot decided:")
    for one, result in results.items():
        for judgement in result.judgements:
            if judgement.reason:
                place = f"{one.name}:{judgement.line}"
                print(f"  {judgement.kind} {place:28} {condition(one, judgement)}")
                print(f"      {judgement.reason}")


def condition(one, judgement):
    """The text of the line above the marked one, which decides."""
    return one.source.splitlines()[judgement.line - 2].strip()


def choose(options):
    generated = generate(options.variants, options.seed)
    names = [(one.name, one.template, one.theme) for one in generated]
    chosen = [
        one
        for one, aliases in zip(generated, names)
        if any(fnmatch.fnmatch(name, options.only) for name in aliases)
    ]
    return chosen[:: options.every]


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("work", nargs="?", type=Path, default=Path("build/feasibility"))
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home (default: the oldest)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--time", default="2s", help="CPU time per class for assay")
    parser.add_argument("--least", type=float, default=0.9, help="share of proved ones expected")
    parser.add_argument("--only", default="*", help="glob: classes, a template, a theme")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth class")
    parser.add_argument("--variants", type=int, default=VARIANTS, help="classes per template")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--tries", type=int, default=TRIES, help="random calls per class")
    parser.add_argument("--truth-only", action="store_true", help="only check the marks")
    parser.add_argument("--no-truth", action="store_true", help="believe the marks")
    parser.add_argument("--list", action="store_true", help="list what is not decided")
    parser.add_argument("--keep", action="store_true", help="keep the sources and classes")
    options = parser.parse_args(arguments)
    if not options.truth_only and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay = options.assay.resolve()
    options.work = options.work.resolve()
    options.explore = ["--time", options.time]
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]
    return options


def main(arguments=None):
    options = parse_options(arguments)
    generated = choose(options)
    if not generated:
        raise SystemExit(f"--only {options.only}: no class has such a name")
    markers = [marker for one in generated for marker in one.judged()]
    feasible = [marker for marker in markers if marker.kind == "F"]
    plain = sum(marker.is_plain for marker in feasible)
    templates = {one.template for one in generated}
    print(
        f"{len(generated)} classes of {len(templates)} templates: {len(feasible)} feasible "
        f"branches ({plain} plain ones), {len(markers) - len(feasible)} infeasible ones"
    )
    shutil.rmtree(options.work / "sources", ignore_errors=True)
    shutil.rmtree(options.work / "classes", ignore_errors=True)
    classes = compile_classes(options.jdk, generated, options.work)
    passed, taken = True, {}
    if not options.no_truth:
        passed, taken = check_truth(options, classes, generated)
    if not options.truth_only:
        passed &= check_assay(options, classes, generated, taken)
    if not options.keep:
        shutil.rmtree(options.work, ignore_errors=True)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
