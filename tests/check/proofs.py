# SPDX-License-Identifier: Apache-2.0
"""What the seeded set claims, on the stock JVM alone.

Each defect has a proof: a method that runs into it, and into nothing else. The same proof does no harm to
the correct twin but for arguments that it rejects. Calls at random find no other line that throws.
"""

from collections import defaultdict
from pathlib import Path

from compiling import compile_sources, compile_tool
from marks import ENDLESS, Frame, Source
from process import run_java

ROOT = Path(__file__).resolve().parent / "seeded"
PACKAGES = ("bad", "good")
SHAKES = 1500
DEFECTS = 120
CLASSES = 60


def sources(package):
    """The classes of a package, without the annotation."""
    return [Source(path) for path in sorted((ROOT / package).glob("*.java")) if path.stem != "Nullable"]


def compiled(options, package):
    """The folder with the classes of one package."""
    folder = options.work / "seeded" / package
    compile_sources(options.jdk, sorted((ROOT / package).glob("*.java")), folder)
    return folder


def proof_classes(options, package):
    """The folder of the proofs, compiled against a package."""
    copies = options.work / "seeded" / f"proofs-{package}-sources"
    copies.mkdir(parents=True, exist_ok=True)
    written = []
    for path in sorted((ROOT / "proofs").glob("*.java")):
        text = path.read_text().replace("import bad.", f"import {package}.")
        written.append(copies / path.name)
        written[-1].write_text(text)
    folder = options.work / "seeded" / f"proofs-{package}"
    compile_sources(options.jdk, written, folder, class_path=compiled(options, package))
    return folder


def run_proofs(options, package):
    """By class: (method, outcome, frames of the package)."""
    tool = compile_tool(options, "ProofRunner")
    class_path = f"{tool}:{proof_classes(options, package)}:{compiled(options, package)}"
    names = [f"proofs.{path.stem}" for path in sorted((ROOT / "proofs").glob("*.java"))]
    done = run_java(options.jdk, class_path, "ProofRunner", arguments=[package, *names])
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


def shaken(options, package, names):
    """The exceptions that calls at random run into: (exception, frames of the package)."""
    tool = compile_tool(options, "Shaker")
    done = run_java(options.jdk, f"{tool}:{compiled(options, package)}", "Shaker",
                    arguments=[package, options.seed, SHAKES, *names])
    lines = done.stdout.splitlines()
    if lines[-1:] != ["END"]:
        raise SystemExit(f"Shaker: {done.first_complaint()}")
    for line in lines[:-1]:
        exception, _, frames = line.split("\t")
        yield exception, [Frame.read(frame) for frame in frames.split()]


def unmarked(options, package, by_name):
    """By class: exceptions of calls at random that are neither marked nor rejections."""
    found = defaultdict(list)
    loops = {name for name, source in by_name.items()
             if any(mark.exception == ENDLESS for mark in source.marks())}
    for exception, frames in shaken(options, package, sorted(by_name.keys() - loops)):
        source = by_name[frames[0].file_class]
        marked = any(mark.is_hit(exception, frames) for mark in source.marks())
        if not marked and not source.is_rejection(frames[0].line):
            found[source.class_name].append(f"{exception} at line {frames[0].line}")
    return found


def check(options):
    """Yields (name, complaint or None)."""
    counted = sum(len(source.marks()) for source in sources("bad"))
    yield "proofs count", None if counted == DEFECTS else f"{counted} defects, expected {DEFECTS}"
    names = {package: [source.path.stem for source in sources(package)] for package in PACKAGES}
    same = names["bad"] == names["good"] and len(names["bad"]) == CLASSES
    yield "proofs twins", None if same else f"{len(names['bad'])} classes, {len(names['good'])} twins"
    for package, judged in ("bad", complaint_about_bad), ("good", complaint_about_good):
        by_name = {source.class_name: source for source in sources(package)}
        outcomes = run_proofs(options, package)
        surprises = unmarked(options, package, by_name)
        for name, source in by_name.items():
            yield f"proofs {name}", judged(source, outcomes[source.path.stem])
            yield f"proofs {name} at random", "; ".join(surprises[name]) or None
