# SPDX-License-Identifier: Apache-2.0
"""Classes with marked defects: the seeded set with its twins, and homework as in section 4 of the specification.

At least 95 % of the defects are reported, nothing else, and nothing of the twins.
"""

from bugtests import outcomes, unreproducible
from findings import Checker, Complaint
from proofs import BAD, DEFECTS, GOOD, P1

SHARE = 0.95
SECONDS_PER_CLASS = 2.0
CRASHING = 0.9  # of the tests written for P1
TESTS_PER_CLASS = 50


def run_of(checker, defects):
    return checker.run(f"defects-{defects.package}", [f"{defects.package}.**"], defects.compiled(checker.options),
                       "--seed", checker.options.seed)


def missing_and_unmarked(run, defects):
    """Defects that nothing reports, and by class what is reported without being marked."""
    marks, found, unmarked = defects.marks(), set(), {}
    for finding in run.findings:
        hit = [mark for mark in marks
               if mark.is_hit(finding.outcome, finding.frames((f"{defects.package}.",)))]
        found.update(hit)
        if not hit:
            unmarked.setdefault(finding.file_class, []).append(str(finding))
    return [mark for mark in marks if mark not in found], unmarked


def slow_classes(run):
    """Classes that took longer than they may, with a tenth and start-up on top."""
    most = 1000 * 1.1 * SECONDS_PER_CLASS + 100
    return [f"{report['name']}: {report['milliseconds']} ms" for report in run.report["classes"]
            if report["milliseconds"] > most]


def complaint_about(run, name, unmarked):
    """That a class was not called, or what is reported about it without being marked."""
    try:
        run.require_exercised(name)
    except Complaint as complaint:
        return str(complaint)
    return "; ".join(unmarked.get(name, [])) or None


def check_reports(checker, defects):
    """What is reported is marked, in time, and fails on the stock JVM."""
    run = run_of(checker, defects)
    _, unmarked = missing_and_unmarked(run, defects)
    for source in defects.sources():
        yield f"{defects.package} {source.path.stem}", complaint_about(run, source.class_name, unmarked)
    yield f"{defects.package} time", "; ".join(slow_classes(run)) or None
    yield f"{defects.package} tests", "; ".join(unreproducible(checker.options, run)[:10]) or None


def check_bad(checker):
    run = run_of(checker, BAD)
    missing, unmarked = missing_and_unmarked(run, BAD)
    for mark in missing:
        print(f"  not found: {mark}")
    found = DEFECTS - len(missing)
    print(f"seeded: {found}/{DEFECTS} found, {sum(map(len, unmarked.values()))} unmarked reports")
    yield "bad found", None if found >= SHARE * DEFECTS else f"{found} of {DEFECTS}"
    yield from check_reports(checker, BAD)


def check_good(checker):
    print(f"seeded: {len(run_of(checker, GOOD).findings)} false reports on twins")
    yield from check_reports(checker, GOOD)


def check_directedness(checker):
    """All defects, by few tests per class, of which nearly all crash."""
    run = run_of(checker, P1)
    missing, _ = missing_and_unmarked(run, P1)
    yield "p1 found", "; ".join(f"not found: {mark}" for mark in missing) or None
    ended = outcomes(checker.options, run)
    crashing = sum(test.outcome != "passed" for test in ended.values())
    print(f"p1: {len(ended)} tests, {crashing} crash, {len(P1.marks()) - len(missing)}/{len(P1.marks())} found")
    yield "p1 directedness", None if ended and crashing >= CRASHING * len(ended) else f"{crashing} of {len(ended)}"
    counts = {}
    for name, _ in ended:
        tested = name.partition("BugTest")[0]
        counts[tested] = counts.get(tested, 0) + 1
    most = [f"{name}: {count} tests" for name, count in counts.items() if count > TESTS_PER_CLASS]
    yield "p1 tests per class", "; ".join(most) or None
    yield from check_reports(checker, P1)


def guarded(name, checks, checker):
    """The results of a check, the last of which is a complaint if it could not go on."""
    try:
        yield from checks(checker)
    except Complaint as complaint:
        yield name, str(complaint)


def check(options):
    """Yields (name, complaint or None)."""
    checker = Checker(options)
    yield from guarded("bad", check_bad, checker)
    yield from guarded("good", check_good, checker)


def check_p1(options):
    yield from guarded("p1", check_directedness, Checker(options))
