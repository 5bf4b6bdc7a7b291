# SPDX-License-Identifier: Apache-2.0
"""The seeded set: at least 95 % of the defects are reported, nothing else, and nothing of the twins."""

from bugtests import unreproducible
from findings import Checker, Complaint
from proofs import DEFECTS, PACKAGES, compiled, sources

SHARE = 0.95
SECONDS_PER_CLASS = 2.0


def run_of(checker, package):
    classes = compiled(checker.options, package)
    return checker.run(f"seeded-{package}", [f"{package}.**"], classes, "--seed", checker.options.seed)


def missing_and_unmarked(run, package):
    """Defects that nothing reports, and by class what is reported without being marked."""
    marks = [mark for source in sources(package) for mark in source.marks()]
    found, unmarked = set(), {}
    for finding in run.findings:
        frames = finding.frames((f"{package}.",))
        hit = [mark for mark in marks if mark.is_hit(finding.outcome, frames)]
        found.update(hit)
        if not hit:
            unmarked.setdefault(finding.file_class, []).append(str(finding))
    return [mark for mark in marks if mark not in found], unmarked


def slow_classes(run):
    """Classes that took longer than they may, with a tenth and start-up on top."""
    most = 1000 * (1.1 * SECONDS_PER_CLASS) + 100
    return [f"{report['name']}: {report['milliseconds']} ms" for report in run.report["classes"]
            if report["milliseconds"] > most]


def check_package(checker, package):
    run = run_of(checker, package)
    missing, unmarked = missing_and_unmarked(run, package)
    if package == "bad":
        found = DEFECTS - len(missing)
        for mark in missing:
            print(f"  not found: {mark}")
        print(f"seeded: {found}/{DEFECTS} found, {sum(map(len, unmarked.values()))} unmarked reports")
        yield "seeded found", None if found >= SHARE * DEFECTS else f"{found} of {DEFECTS}"
    else:
        print(f"seeded: {sum(map(len, unmarked.values()))} false reports on twins")
    for source in sources(package):
        yield f"seeded {source.class_name}", "; ".join(unmarked.get(source.class_name, [])) or None
    yield f"seeded {package} time", "; ".join(slow_classes(run)) or None
    yield f"seeded {package} tests", "; ".join(unreproducible(checker.options, run)[:10]) or None


def check(options):
    """Yields (name, complaint or None)."""
    checker = Checker(options)
    for package in PACKAGES:
        try:
            yield from check_package(checker, package)
        except Complaint as complaint:
            yield f"seeded {package}", str(complaint)
