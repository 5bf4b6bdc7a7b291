# SPDX-License-Identifier: Apache-2.0
"""No invented class is ever illegal: many hierarchies made at random, javac and HotSpot as judges.

javac is asked for each hierarchy whether any class can be a T and an X. Where it refuses all of them, the branch must be
called infeasible; where assay calls it infeasible, javac must refuse all of them. All tests compile and pass.
"""

import re
import shutil
from collections import Counter
from dataclasses import dataclass, field

import stock
from corpus import Corpus, complaint, require
from hierarchy_maker import Maker
from process import run_javac

COUNT = 2000
BATCH = 250
FEWEST_OF_A_KIND = 0.1  # of all hierarchies: those with a legal class, those without
ERROR = re.compile(r"(?m)^(\S+\.java):\d+: error: (.*)$")
JUDGING = ["-Xmaxerrs", "1000000", "-XDshould-stop.ifError=FLOW", "-g", "--release", "17"]


@dataclass
class Tally:
    """What was found, over all batches: names of hierarchies."""

    legal: dict = field(default_factory=dict)    # name -> verdict of the branch
    illegal: dict = field(default_factory=dict)
    complaints: list = field(default_factory=list)  # about tests that were written
    tests: int = 0


def write(folder, sources):
    """Writes text by path; returns the files."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in sources.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return [folder / path for path in sources]


def refused(options, work, sources, class_path):
    """path -> first complaint of javac, for those of the sources that have one."""
    if not sources:
        return {}
    files = write(work / "source", sources)
    shutil.rmtree(work / "classes", ignore_errors=True)
    done = run_javac(options.jdk, files, work / "classes", class_path=class_path, options=JUDGING)
    found = {}
    for path, problem in ERROR.findall(done.stderr):
        found.setdefault(path.removeprefix(f"{work / 'source'}/"), problem)
    require(done.code == 0 or found, f"javac: {done.first_complaint()}")
    return found


def compilable(options, work, hierarchies):
    """Those hierarchies that are legal themselves, whatever is both."""
    sources = {path: text for hierarchy in hierarchies for path, text in hierarchy.sources.items()}
    broken = {path.partition("/")[0] for path in refused(options, work / "checked", sources, None)}
    return [hierarchy for hierarchy in hierarchies if hierarchy.package not in broken]


def legal_names(options, work, hierarchies, classes):
    """Hierarchies in which javac accepts a class that is a T and an X."""
    sources = {f"{hierarchy.package}/M{number}.java": text for hierarchy in hierarchies
               for number, text in enumerate(hierarchy.candidates())}
    wrong = refused(options, work / "candidates", sources, classes)
    accepted = {path: text for path, text in sources.items() if path not in wrong}
    surely = refused(options, work / "accepted", accepted, classes)
    require(not surely, f"javac changed its mind: {list(surely.items())[:2]}")
    return {path.partition("/")[0] for path in accepted}


def verdict(report):
    """Of the branch where a T is an X: javac jumps where it is none."""
    (branch,) = [branch for branch in report["branches"] if branch["edge"] == "fallthrough"]
    return branch["verdict"]


def draw(options):
    """So many hierarchies as asked for, drawn in order."""
    maker, found, first = Maker(options.seed), [], 0
    while len(found) < options.count:
        size = min(BATCH, options.count - len(found))
        drawn = [maker.hierarchy(number) for number in range(first, first + size)]
        found += compilable(options, options.work / "hierarchies", drawn)
        first += size
    return found


def run_batch(options, hierarchies, tally):
    batch = f"hierarchies/{hierarchies[0].package}"
    work = options.work / batch
    sources = {path: text for each in hierarchies for path, text in each.sources.items()}
    corpus = Corpus(options, batch, write(work / "drawn", sources))
    legal = legal_names(options, work, hierarchies, corpus.classes)
    generated = corpus.generate("all", [f"{each.package}.Check" for each in hierarchies], budget="1s")
    for name, report in generated.classes.items():
        package = name.partition(".")[0]
        (tally.legal if package in legal else tally.illegal)[package] = verdict(report)
        problems = [f"{each['kind']}: {each['message'][:150]}" for each in report["mismatches"]]
        tally.complaints += [f"{name}: {each}" for each in [report["failure"], *problems] if each]
    add_stock(corpus, generated, tally)


def add_stock(corpus, generated, tally):
    """Compiles and runs the tests against the very classes that were drawn, sealed ones included."""
    result = stock.run_tests(corpus, generated.folder, ["none"], rounds=1, class_path=[str(corpus.classes)])
    written = sum(len(report["tests"]) for report in generated.classes.values())
    tally.complaints += result.not_compiling + result.failing
    if result.tests != written:
        tally.complaints.append(f"{corpus.source_folder.name}: {result.tests} of {written} tests were run")
    tally.tests += result.tests


def named(verdicts, *wanted):
    return [name for name, found in verdicts.items() if found in wanted]


def require_none(names, text):
    require(not names, f"{len(names)} hierarchies {text}: {', '.join(names[:8])}")


def require_mixture(tally):
    """Hierarchies of one kind only would prove nothing about the other."""
    fewest = FEWEST_OF_A_KIND * (len(tally.legal) + len(tally.illegal))
    require(min(len(tally.legal), len(tally.illegal)) >= max(1, fewest),
            f"{len(tally.legal)} with a legal class, {len(tally.illegal)} without")


def judge_tally(tally):
    """Yields (name, complaint or None)."""
    yield "hierarchies mixture", complaint(require_mixture, tally)
    kinds = Counter(said.partition(": ")[2] for said in tally.complaints)
    yield "hierarchies tests", "; ".join(f"{count} times {said}" for said, count in sorted(kinds.items())) or None
    for name, names, text in (
            ("never claimed", named(tally.illegal, "covered"), "are covered where no class is legal"),
            ("never denied", named(tally.legal, "infeasible"), "are infeasible where a class is legal"),
            ("infeasible", named(tally.illegal, "undecided"), "are undecided where no class is legal"),
            ("covered", named(tally.legal, "undecided"), "are undecided where a class is legal")):
        yield f"hierarchies {name}", complaint(require_none, names, text)


def check(options):
    """Yields (name, complaint or None)."""
    tally, hierarchies = Tally(), draw(options)
    for first in range(0, len(hierarchies), BATCH):
        run_batch(options, hierarchies[first:first + BATCH], tally)
        print(f"  {len(tally.legal) + len(tally.illegal)} of {len(hierarchies)} hierarchies", flush=True)
    print(f"hierarchies: {len(tally.legal)} with a legal class, {len(named(tally.legal, 'covered'))} covered; "
          f"{len(tally.illegal)} without, {len(named(tally.illegal, 'infeasible'))} proved; {tally.tests} tests")
    yield "hierarchies counted", None if len(tally.legal) + len(tally.illegal) == options.count else "some have no report"
    yield from judge_tally(tally)
