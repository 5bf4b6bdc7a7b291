# SPDX-License-Identifier: Apache-2.0
"""Makes small Java classes with branches that are known to be feasible or infeasible.

A file of templates/ is a theme. Its templates start with a line that gives the name and the values
that parameters take; names with commas vary together:

    == Name | K: 3 17 -4 | T,MAX: byte,127 short,32767

A line that begins with a mark is a branch to be judged. It becomes `r |= 1 << n;`, so that the
result of `target` tells which branches a call took:

    @F WITNESS    feasible: the WITNESS, Java statements and then the call of target, takes it
    @f WITNESS    the same, and plain: a fresh receiver, fresh statics, distinct arguments will do
    @I            infeasible
    @?            not judged
    @+ WITNESS    more of the witness on the line before

In a witness of an instance method `it` is a receiver made without a constructor.
"""

import itertools
import random
import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = "feasibility"
VARIANTS = 5
SEED = 1
MARK = re.compile(r"^(\s*)@([FfI?])(?: (.*))?$")
PARAMETER = re.compile(r"\$(?:([A-Z]+)\b|\{([A-Z]+)\})")
MORE = re.compile(r"^\s*@\+ (.*)$")


@dataclass(frozen=True)
class Marker:
    kind: str  # F, I or ?
    bit: int
    line: int
    is_plain: bool
    witness: str


@dataclass(frozen=True)
class Generated:
    """A class with its markers."""

    name: str
    template: str
    theme: str
    source: str
    markers: tuple

    @property
    def full_name(self):
        return f"{PACKAGE}.{self.name}"

    def judged(self):
        return [marker for marker in self.markers if marker.kind != "?"]


@dataclass(frozen=True)
class Template:
    name: str
    theme: str
    parameters: tuple  # of (names, values): names that vary together, the values they take
    text: str

    def variants(self, count, seed):
        """Parameter values by name, none twice, in an order that depends on the seed alone."""
        picked = itertools.product(
            *([dict(zip(names, value)) for value in values] for names, values in self.parameters)
        )
        every = [{name: v for part in parts for name, v in part.items()} for parts in picked]
        return random.Random(f"{seed}/{self.name}").sample(every, min(count, len(every)))


def read_templates():
    templates = []
    for file in sorted((HERE / "templates").glob("*.txt")):
        for part in re.split(r"^== ", file.read_text(), flags=re.M)[1:]:
            header, _, text = part.partition("\n")
            name, *parameters = header.split("|")
            parameters = tuple(read_parameter(parameter) for parameter in parameters)
            templates.append(Template(name.strip(), file.stem, parameters, text.strip("\n")))
    names = [template.name for template in templates]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise SystemExit(f"templates with the same name: {', '.join(sorted(twice))}")
    return templates


def read_parameter(text):
    names, _, values = text.partition(":")
    names = names.strip().split(",")
    values = [value.split(",") if len(names) > 1 else [value] for value in values.split()]
    if not values or any(len(value) != len(names) for value in values):
        raise SystemExit(f"parameter '{text.strip()}': expected {len(names)} parts in each value")
    return names, values


def generate(variants=VARIANTS, seed=SEED):
    return [
        fill(template, f"{template.name}{number}", values)
        for template in read_templates()
        for number, values in enumerate(template.variants(variants, seed))
    ]


def fill(template, name, values):
    values = {**values, "C": name}
    text = PARAMETER.sub(lambda found: values[found[1] or found[2]], template.text)
    lines, markers = [f"package {PACKAGE};", ""], []
    for line in text.splitlines():
        mark, more = MARK.match(line), MORE.match(line)
        if mark:
            kind, bit = mark[2].upper(), len(markers)
            lines.append(f"{mark[1]}r |= 1 << {bit}; // {kind}")
            markers.append(Marker(kind, bit, len(lines), mark[2] == "f", mark[3] or ""))
        elif more:
            last = markers.pop()
            witness = f"{last.witness} {more[1]}"
            markers.append(Marker(last.kind, last.bit, last.line, last.is_plain, witness))
        else:
            lines.append(line)
    source = "\n".join(lines) + "\n"
    return Generated(name, template.name, template.theme, source, tuple(markers))
