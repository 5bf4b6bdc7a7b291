# SPDX-License-Identifier: Apache-2.0
"""What the classes with marked defects claim, on the stock JVM alone.

Each defect has a proof: a method that runs into it, and into nothing else. The same proof does no harm to
the correct twin but for arguments that it rejects. Calls at random find no other line that throws.
"""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from compiling import compile_sources, compile_tool
from marks import ENDLESS, Frame, Source
from process import run_java

HERE = Path(__file__).resolve().parent
SHAKES = 1500


@dataclass(frozen=True)
class DefectSet:
    """The classes of a package, and the folder of proofs; these import the classes of another package."""

    package: str
    folder: Path
    proofs: Path
    imported: str

    def sources(self):
        """The classes, without the annotation that some use."""
        return [Source(path) for path in sorted(self.folder.glob("*.java")) if path.stem != "Nullable"]

    def marks(self):
        return [mark for source in self.sources() for mark in source.marks()]

    def compiled(self, options):
        """The folder with the classes."""
        folder = options.work / "classes" / self.package
        return compile_sources(options.jdk, sorted(self.folder.glob("*.java")), folder)

    def compiled_proofs(self, options):
        """The folder with the proofs, which call the classes of this package."""
        copies = options.work / "proof-sources" / self.package
        copies.mkdir(parents=True, exist_ok=True)
        written = []
        for path in sorted(self.proofs.glob("*.java")):
            written.append(copies / path.name)
            written[-1].write_text(path.read_text().replace(f"import {self.imported}.", f"import {self.package}."))
        folder = options.work / "classes" / f"{self.package}-proofs"
        return compile_sources(options.jdk, written, folder, class_path=self.compiled(options))


BAD = DefectSet("bad", HERE / "seeded" / "bad", HERE / "seeded" / "proofs", "bad")
GOOD = DefectSet("good", HERE / "seeded" / "good", HERE / "seeded" / "proofs", "bad")
P1 = DefectSet("p1", HERE / "p1", HERE / "p1" / "proofs", "p1")
DEFECTS = 120  # in BAD
CLASSES = 60


def run_proofs(options, defects):
    """By class: (method, outcome, frames of the package)."""
    tool = compile_tool(options, "ProofRunner")
    class_path = f"{tool}:{defects.compiled_proofs(options)}:{defects.compiled(options)}"
    names = [f"proofs.{path.stem}" for path in sorted(defects.proofs.glob("*.java"))]
    done = run_java(options.jdk, class_path, "ProofRunner", arguments=[defects.package, *names])
    outcomes = defaultdict(list)
    for line in done.stdout.splitlines():
        name, method, outcome, frames = line.split("\t")
        outcomes[name.removesuffix("Proof")].append(
            (method, ENDLESS if outcome == "timeout" else outcome,
             [Frame.read(frame) for frame in frames.split()]))
    return outcomes


def complaint_about_bad(source, outcomes):
    """Each proof runs into a defect, each defect has a proof, no two proofs have the same."""
    proven = defaultdict(list)
    for method, outcome, frames in outcomes:
        hit = [mark for mark in source.marks() if mark.is_hit(outcome, frames)]
        if len(hit) != 1:
            at = frames[0] if frames else "nowhere"
            return f"{method} ends with {outcome} at {at}, which is not marked"
        proven[hit[0]].append(method)
    for mark in source.marks():
        if len(proven[mark]) != 1:
            return f"{mark} is proven by {proven[mark]}"
    return None if source.marks() else "no defect is marked"


def complaint_about_good(source, outcomes):
    if source.marks():
        return f"{source.marks()[0]} is marked in a twin"
    for method, outcome, frames in outcomes:
        if outcome != "returned" and not (frames and source.is_rejection(frames[0].line)):
            return f"{method} ends with {outcome} at {frames[:1]}"
    return None if outcomes else "no proof"


def shaken(options, defects, names):
    """The exceptions that calls at random run into: (exception, frames of the package)."""
    tool = compile_tool(options, "Shaker")
    done = run_java(options.jdk, f"{tool}:{defects.compiled(options)}", "Shaker",
                    arguments=[defects.package, options.seed, SHAKES, *names])
    lines = done.stdout.splitlines()
    if lines[-1:] != ["END"]:
        raise SystemExit(f"Shaker: {done.first_complaint()}")
    for line in lines[:-1]:
        exception, _, frames = line.split("\t")
        yield exception, [Frame.read(frame) for frame in frames.split()]


def unmarked(options, defects):
    """By class: exceptions of calls at random that are neither marked nor rejections."""
    found = defaultdict(list)
    by_name = {source.class_name: source for source in defects.sources()}
    loops = {mark.class_name for mark in defects.marks() if mark.exception == ENDLESS}
    for exception, frames in shaken(options, defects, sorted(by_name.keys() - loops)):
        source = by_name[frames[0].file_class]
        marked = any(mark.is_hit(exception, frames) for mark in source.marks())
        if not marked and not source.is_rejection(frames[0].line):
            found[source.class_name].append(f"{exception} at line {frames[0].line}")
    return found


def check_set(options, defects, judged):
    outcomes = run_proofs(options, defects)
    surprises = unmarked(options, defects)
    for source in defects.sources():
        name = source.class_name
        yield f"proofs {name}", judged(source, outcomes[source.path.stem])
        yield f"proofs {name} at random", "; ".join(surprises[name]) or None


def check(options):
    """Yields (name, complaint or None)."""
    counted = len(BAD.marks())
    yield "proofs count", None if counted == DEFECTS else f"{counted} defects, expected {DEFECTS}"
    bad, good = ([source.path.stem for source in defects.sources()] for defects in (BAD, GOOD))
    yield "proofs twins", None if bad == good and len(bad) == CLASSES else f"{len(bad)} classes, {len(good)} twins"
    for defects, judged in (BAD, complaint_about_bad), (GOOD, complaint_about_good), (P1, complaint_about_bad):
        yield from check_set(options, defects, judged)
