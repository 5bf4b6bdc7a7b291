#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks what `assay explore` calls infeasible on generated classes with known answers.

    tests/exploration/feasibility/check_feasibility.py --assay build/assay [build/feasibility]
        [--jdk HOME] [--jobs 1] [--time 2s] [--least 0.9] [--only GLOB] [--every N] [--seed N]
        [--variants N] [--tries N] [--truth-only] [--no-truth] [--list] [--keep]

First the stock JVM checks the marks: every feasible branch has a witness that takes it, and random
calls never take an infeasible one. Then assay explores every class. It fails if a mark is wrong, if
assay calls something infeasible that is not, or if it proves too few of the infeasible ones.
"""

import argparse
import fnmatch
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from exploration import ExploreFailed, explore, self_check_failures  # noqa: E402
from process import ENVIRONMENT  # noqa: E402, F401  (puts tests/differential on the path)

from control_flow import read_method  # noqa: E402
from jdks import find_jdks  # noqa: E402
from templates import PACKAGE, SEED, VARIANTS, generate  # noqa: E402
from truth import TRIES, compile_classes, wrong_marks  # noqa: E402
from verdicts import COVERED, NOT_PROVED, NOT_REACHED, PROVED, UNDECIDED, WRONG  # noqa: E402
from verdicts import Edges, count_reasons, judge, undecided  # noqa: E402

COLUMNS = {"F": (COVERED, NOT_REACHED, UNDECIDED, WRONG), "I": (PROVED, NOT_PROVED)}
SHOWN = 10


def check_class(options, classes, one):
    """The judgements on a class, and the failed self-checks of assay."""
    markers = one.judged()
    try:
        targets, _ = explore(options, classes, f"{one.full_name}#target")
    except ExploreFailed as failure:
        return [undecided(marker, f"failed: {failure}") for marker in markers], [str(failure)]
    target = targets[0]
    if target.failure:
        return [undecided(m, f"failed: {target.failure}") for m in markers], [target.failure]
    method = read_method(classes / PACKAGE / f"{one.name}.class", "target")
    judgements = judge(method, Edges(target.branches, "target"), markers)
    return judgements, list(self_check_failures(target))


def check_truth(options, classes, generated):
    complaints, seconds = wrong_marks(options.jdk, classes, generated, options.work, options.tries)
    for complaint in complaints:
        print(f"WRONG MARK {complaint}")
    marks = sum(len(one.judged()) for one in generated)
    wrong = len(complaints)
    print(f"marks: {marks} checked on {options.jdk.label} in {seconds:.1f} s, {wrong} wrong")
    return not complaints


def check_assay(options, classes, generated):
    started = time.monotonic()
    with ThreadPoolExecutor(options.jobs) as pool:
        found = list(pool.map(lambda one: check_class(options, classes, one), generated))
    results = {one: judgements for one, (judgements, _) in zip(generated, found)}
    failures = {one: texts for one, (_, texts) in zip(generated, found) if texts}
    seconds = time.monotonic() - started
    print_table(results)
    print_reasons(results)
    print_failures(failures)
    if options.list:
        print_list(results)
    wrong = print_wrong(results)
    infeasible = [j for judgements in results.values() for j in judgements if j.kind == "I"]
    proved = sum(j.status == PROVED for j in infeasible)
    share = proved / len(infeasible) if infeasible else 1
    print(
        f"\nassay: {len(generated)} classes in {seconds:.1f} s; {wrong} wrong claims; "
        f"{proved} of {len(infeasible)} infeasible ones proved ({share:.1%}, "
        f"at least {options.least:.0%} expected)"
    )
    return wrong == 0 and share >= options.least


def print_table(results):
    columns = [(kind, status) for kind in COLUMNS for status in COLUMNS[kind]]
    widths = [max(len(status), 7) + 2 for _, status in columns]
    feasible = sum(widths[: len(COLUMNS["F"])])
    print(f"\n{'':23}{'  feasible:':{feasible}}  infeasible:")
    heads = [f"{status:>{width}}" for (_, status), width in zip(columns, widths)]
    print(f"{'theme':14}{'classes':>9}{''.join(heads)}")
    for theme in [*sorted({one.theme for one in results}), "all"]:
        chosen = [one for one in results if theme in (one.theme, "all")]
        judged = [(j.kind, j.status) for one in chosen for j in results[one]]
        cells = [f"{judged.count(column):{width}}" for column, width in zip(columns, widths)]
        print(f"{theme:14}{len(chosen):9}{''.join(cells)}")


def print_reasons(results):
    reasons = count_reasons([j for judgements in results.values() for j in judgements])
    if reasons:
        print("\nnot proved because:")
    for text, count in reasons[:SHOWN]:
        print(f"  {count:5}  {text}")
    if len(reasons) > SHOWN:
        print(f"  {sum(count for _, count in reasons[SHOWN:]):5}  other reasons")


def print_failures(failures):
    if failures:
        print(f"\nclasses with a failure of assay itself: {len(failures)}")
    for one in list(failures)[:SHOWN]:
        print(f"  {one.full_name}: {failures[one][0]}")


def print_wrong(results):
    """Lists every wrong claim; returns how many there are."""
    wrong = [(one, j) for one, judgements in results.items() for j in judgements if j.is_wrong]
    if wrong:
        print("\nwrong claims:")
    for one, judgement in wrong:
        claims = ", ".join(f"line {line} {edge}" for line, edge in judgement.claims)
        place = f"{one.full_name} line {judgement.line}"
        print(f"  {place}: {judgement.status}: {condition(one, judgement)}")
        if claims:
            print(f"      called infeasible: {claims}")
    return len(wrong)


def print_list(results):
    """A line per branch that is neither covered nor proved: where it is, what was said."""
    print("\nnot decided:")
    for one, judgements in results.items():
        for judgement in judgements:
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
    passed = options.no_truth or check_truth(options, classes, generated)
    if not options.truth_only:
        passed &= check_assay(options, classes, generated)
    if not options.keep:
        shutil.rmtree(options.work, ignore_errors=True)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
