# SPDX-License-Identifier: Apache-2.0
"""Ten small applications written against interfaces: 34 methods, as in the published table of such methods.

A class has one method with branches, so that its time is that of the method. Printed is what JaCoCo would count; that
it does is checked.
"""

from dataclasses import dataclass

from corpus import Corpus, complaint, measure, require, require_sound

APPLICATIONS = 10
METHODS = 34
FEWEST_BRANCHES = 120
SHARE = 0.98
MOST_SECONDS = 2.0


@dataclass(frozen=True)
class Method:
    """A method under test and what became of it."""

    name: str
    branches: int
    covered: int
    seconds: float

    @property
    def application(self):
        return self.name.partition(".")[0]


def methods_of(report):
    """The methods of a class that have branches."""
    names = dict.fromkeys(branch["name"] for branch in report["branches"])
    for name in names:
        verdicts = [branch["verdict"] for branch in report["branches"] if branch["name"] == name]
        yield Method(f"{report['class']}#{name}", len(verdicts), verdicts.count("covered"),
                     report["milliseconds"] / 1000)


def totals(methods):
    return sum(method.branches for method in methods), sum(method.covered for method in methods)


def print_table(methods):
    print(f"{'method':<44} {'branches':>8} {'covered':>7} {'s':>5}")
    for method in methods:
        print(f"{method.name:<44} {method.branches:>8} {method.covered:>7} {method.seconds:>5.1f}")
    branches, covered = totals(methods)
    print(f"apps: {len(methods)} methods, {branches} branches, {covered} covered "
          f"({100 * covered / max(1, branches):.1f} %), {sum(method.seconds for method in methods):.1f} s")


def require_size(methods):
    applications = {method.application for method in methods}
    classes = {method.name.partition("#")[0] for method in methods}
    require(len(applications) == APPLICATIONS, f"{len(applications)} applications")
    require(len(methods) == len(classes) == METHODS, f"{len(methods)} methods in {len(classes)} classes")
    require(totals(methods)[0] >= FEWEST_BRANCHES, f"{totals(methods)[0]} branches")


def require_share(methods):
    branches, covered = totals(methods)
    missing = [f"{method.name} {method.covered}/{method.branches}" for method in methods
               if method.covered < method.branches]
    require(covered >= SHARE * branches, f"{covered} of {branches}, missing in {len(missing)} methods: {missing[:5]}")


def require_time(methods):
    slow = [f"{method.name}: {method.seconds:.1f} s" for method in methods if method.seconds >= MOST_SECONDS]
    require(not slow, "; ".join(slow))


def require_clean(corpus, before):
    """Nothing is written but the tests and the report."""
    require(not corpus.left_outside(), f"{corpus.left_outside()}")
    require(before == class_files(corpus), "the classes under test have company")


def class_files(corpus):
    return sorted(corpus.classes.rglob("*"))


def require_tests_pass(corpus, generated, applications):
    measured = measure(corpus, generated, applications)
    counted, claimed = measured.sum("covered"), sum(row["counts"]["covered"] for row in generated.classes.values())
    require(counted == claimed, f"JaCoCo counts {counted} covered branches, the report {claimed}")


def check(options):
    """Yields (name, complaint or None)."""
    corpus = Corpus(options, "apps")
    before = class_files(corpus)
    generated = corpus.generate("all", [])
    methods = [method for report in generated.classes.values() for method in methods_of(report)]
    print_table(methods)
    yield "apps size", complaint(require_size, methods)
    yield "apps coverage", complaint(require_share, methods)
    yield "apps time", complaint(require_time, methods)
    yield "apps side effects", complaint(require_clean, corpus, before)
    for name, report in generated.classes.items():
        yield f"apps {name}", complaint(require_sound, report)
    yield "apps tests", complaint(require_tests_pass, corpus, generated, sorted({m.application for m in methods}))
