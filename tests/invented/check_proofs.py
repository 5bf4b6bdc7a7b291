# SPDX-License-Identifier: Apache-2.0
"""Hand-written tests take every branch of the rows and of the applications that must be covered: none asks for the impossible.

Nothing of assay is needed here. Of a line with a mark JaCoCo counts one branch that is not taken; the classes that would take
it, proofs/refused.txt, javac refuses.
"""

import re

import stock
from check_hierarchies import refused
from corpus import HERE, Corpus, complaint, jars, marks, require


def line_counts(corpus, result, names):
    """(class, line) -> (branches, covered), by JaCoCo."""
    machine = stock.machine(corpus)
    asked = "".join(f"{machine.classes}\t{name}\t{result.execution_data}\n" for name in names)
    counts = {}
    for row in jars.coverage_tool(machine.tools, "lines", stdin=asked):
        if len(row) == 7:
            key = row[0], int(row[2])
            before = counts.get(key, (0, 0))
            counts[key] = before[0] + int(row[5]), before[1] + int(row[6])
    return counts


def require_proof(corpus, names, packages):
    """Each branch of the classes is taken, and of each marked line all but one."""
    result = stock.run_tests(corpus, HERE / "proofs" / corpus.source_folder.name, packages, rounds=1, work="proofs")
    require(result.tests and not result.not_compiling + result.failing, f"{result}")
    counts = line_counts(corpus, result, names)
    expected = {(name, line): 1 for name in names for line in marks(corpus.source(name))}
    wrong = [f"{name}:{line}: {covered} of {branches} branches" for (name, line), (branches, covered) in counts.items()
             if branches - covered != expected.get((name, line), 0)]
    require(sum(branches for branches, _ in counts.values()) > 0, "no branches")
    require(not wrong, f"{len(wrong)} lines, {'; '.join(wrong[:6])}")


def require_refused(rows):
    """javac refuses each class of the list, and each row with a class that cannot be has one there."""
    lines = (HERE / "proofs" / "refused.txt").read_text().splitlines()
    table = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    sources = {f"rows/M{number}.java": f"package rows;\n\n{re.sub(r'M(?=[ (])', f'M{number}', text)}\n"
               for number, (_, text) in enumerate(table)}
    found = refused(rows.options, rows.options.work / "refused", sources, rows.classes)
    require(found.keys() == sources.keys(), f"javac accepts {sorted(sources.keys() - found.keys())}")
    marked = {name for name in class_names(rows) if any(kind == "never" for kind, _ in marks(rows.source(name)).values())}
    require(marked == {name for name, _ in table}, f"marked, but not in the list or the other way round: {marked}")


def class_names(corpus):
    """The classes that have a source file of their own; what is inside of them is not under test."""
    files = sorted(corpus.source_folder.rglob("*.java"))
    return [str(file.relative_to(corpus.source_folder).with_suffix("")).replace("/", ".") for file in files]


def check(options):
    """Yields (name, complaint or None)."""
    rows, apps = Corpus(options, "rows"), Corpus(options, "apps")
    names = [f"rows.{name}" for name in class_names(rows) if name not in ("InjectedFields", "FileKeeper")]
    yield "proofs rows", complaint(require_proof, rows, names, ["rows"])
    yield "proofs refused", complaint(require_refused, rows)
    names = class_names(apps)
    packages = sorted({name.partition(".")[0] for name in names})
    yield "proofs apps", complaint(require_proof, apps, names, packages)
