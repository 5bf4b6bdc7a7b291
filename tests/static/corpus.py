# SPDX-License-Identifier: Apache-2.0
"""The classes over static state: where they are, how they are compiled, what is marked in them."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.append(str(HERE.parent / "check"))
sys.path.append(str(HERE.parent / "support"))

import compiling  # noqa: E402, F401  (puts tests/exploration on the path)
from marks import Source  # noqa: E402

INITIALISER = "java.lang.ExceptionInInitializerError"


def sources(package):
    return [Source(path) for path in sorted((HERE / package).glob("*.java"))]


def marks(package):
    return [mark for source in sources(package) for mark in source.marks()]


def checked(checker, package, *flags):
    """The run of all classes of a package."""
    classes = checker.compiled(package, HERE / package)
    name = "-".join([package, *(flag.strip("-") for flag in flags)])
    return checker.run(name, [f"{package}.**"], classes, *flags)


def hits(run, package):
    """The marks that findings hit, and the findings that hit none."""
    found, unmarked = set(), []
    for finding in run.findings:
        hit = [mark for mark in marks(package)
               if mark.is_hit(finding.outcome, finding.frames((f"{package}.",)))]
        found.update(hit)
        if not hit:
            unmarked.append(finding)
    return found, unmarked
