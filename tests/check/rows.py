# SPDX-License-Identifier: Apache-2.0
"""The acceptance rows of crash finding, 7.1 to 7.4 of the specification, and the checks that go with them."""

import shutil
from pathlib import Path

from compiling import compile_sources
from findings import Checker, Complaint
from marks import Source

ROOT = Path(__file__).resolve().parent / "rows"
EXAMPLES = ROOT.parent / "examples"
CHECKS = []  # (row, function), in the order of definition


def row(*names, is_quick=True):
    """Makes a function the check of rows: a section and the words of the specification.

    --quick leaves out those that take long and those that the examples show as well.
    """

    def register(function):
        function.is_quick = is_quick
        CHECKS.extend((name, function) for name in names)
        return function

    return register


class Fixtures:
    """The compiled classes of the rows and the runs of assay on them."""

    def __init__(self, options):
        self.options = options
        self.checker = Checker(options)

    def classes(self, package):
        folder = EXAMPLES if package == "examples" else ROOT / package
        return self.checker.compiled(package, folder)

    def run(self, targets, *flags, name=None, budget="2s"):
        """Of targets that are all in one package; the first names the run."""
        targets = [targets] if isinstance(targets, str) else targets
        if "--mode" not in flags:  # the rows tell what the systems of the spec do
            flags = (*flags, "--mode", "classic")
        package = targets[0].partition(".")[0]
        label = name or "row-" + "-".join([*targets, *map(str, flags)]).translate(
            str.maketrans({letter: "_" for letter in "*#$/. "}))
        return self.checker.run(label, targets, self.classes(package), *flags, budget=budget)

    def random(self, targets, *flags, **options):
        return self.run(targets, "--search", "random", *flags, **options)

    def plain(self, targets, *flags, limit=120):
        """A run whose text is looked at."""
        targets = [targets] if isinstance(targets, str) else targets
        return self.checker.plain(targets, self.classes(targets[0].partition(".")[0]), *flags, limit=limit)

    def line(self, class_name, mark):
        package, _, name = class_name.partition(".")
        folder = EXAMPLES if package == "examples" else ROOT / package
        return Source(folder / f"{name}.java").line_of(mark)

    def generated(self, name, text):
        """The folder of the classes of a source that a row writes."""
        work = self.options.work / "generated" / name
        shutil.rmtree(work, ignore_errors=True)
        source = work / "source" / "made" / f"{name}.java"
        source.parent.mkdir(parents=True)
        source.write_text(text)
        return compile_sources(self.options.jdk, [source], work / "classes")


def check(options):
    """Yields (name, complaint or None)."""
    fixtures = Fixtures(options)
    for name, function in sorted(CHECKS, key=lambda check: check[0][:3]):
        if options.only not in name or (options.quick and not function.is_quick):
            continue
        try:
            function(fixtures)
            yield name, None
        except Complaint as complaint:
            yield name, str(complaint)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:  # a report that is not as agreed
            yield name, f"the report is not as agreed: {type(error).__name__} {error}"
