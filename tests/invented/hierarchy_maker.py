# SPDX-License-Identifier: Apache-2.0
"""Makes small type hierarchies at random: a type T, an unrelated type X, and what could be both.

A hierarchy is a package with a class Check that asks whether a T is an X. Members are drawn from few names and types, so
that they often clash. Nothing here decides whether a class can be both: candidates() writes down all there could be in
principle, each as the source of a class, and javac is asked.
"""

import itertools
import random
from dataclasses import dataclass, field

NAMES = ["f", "g"]
PARAMETERS = ["", "int a", "String a", "Object a"]
RETURNS = ["void", "int", "long", "String", "Object", "Integer", "CharSequence"]
SHAPES = [*["interface"] * 6, *["extended"] * 3, *["generic"] * 3, *["open generic"] * 2, *["own class"] * 3,
          *["foreign class"] * 2, *["half sealed"] * 2, "sealed", "final class", "enum", "record"]
SOURCE = "// SPDX-License-Identifier: Apache-2.0\npackage {package};\n\n{text}\n"


@dataclass(frozen=True)
class Method:
    """returns: all types that it may have where the type is written down as a super-type."""

    name: str
    parameters: str
    returns: tuple
    is_abstract: bool
    text: str

    @property
    def signature(self):
        return self.name, self.parameters


@dataclass
class Way:
    """How a class can become a sub-type: what it extends or implements, and what it has to care for then."""

    is_class: bool
    name: str
    methods: list = field(default_factory=list)
    super_call: str = "super();"


@dataclass
class Shape:
    """One of the two types: its sources by file name, its name where it is used, and the ways to be one."""

    sources: dict
    used: str
    ways: list


@dataclass
class Hierarchy:
    package: str
    sources: dict  # by path
    ways: tuple    # of T, of X

    def candidates(self):
        """Sources of all classes that could be both, named M0, M1 and so on."""
        made = []
        for first, second in itertools.product(*self.ways):
            if first.is_class and second.is_class:
                continue  # the grammar has no words for it
            for methods in itertools.product(*choices(first.methods + second.methods)):
                made.append(candidate(self.package, len(made), first, second, [text for text in methods if text]))
        return made


def default_value(type_name):
    return {"void": "", "int": "0", "long": "0"}.get(type_name, "null")


def override(method, returns):
    return f"public {returns} {method.name}({method.parameters}) {{ return {default_value(returns)}; }}".replace(
        "return ;", "return;")


def choices(methods):
    """For each signature: how a class can have it; None: as it is inherited."""
    groups = {}
    for method in methods:
        groups.setdefault(method.signature, []).append(method)
    for same in groups.values():
        kinds = dict.fromkeys(returns for method in same for returns in method.returns)
        inherited = [] if all(method.is_abstract for method in same) else [None]
        yield inherited + [override(same[0], returns) for returns in kinds]


def candidate(package, number, first, second, methods):
    above = next((way for way in (first, second) if way.is_class), Way(True, "Object"))
    interfaces = [way.name for way in (first, second) if not way.is_class]
    header = f"class M{number} extends {above.name} implements {', '.join(interfaces)}"
    constructor = f"M{number}() throws Exception {{ {above.super_call} }}"
    body = "\n".join(f"  {line}" for line in [constructor, *methods])
    return SOURCE.format(package=package, text=f"{header} {{\n{body}\n}}")


class Maker:
    """Draws the hierarchies of one seed."""

    def __init__(self, seed):
        self.seed = seed

    def hierarchy(self, number):
        """The same for the same seed and number."""
        self.random = random.Random(f"{self.seed} {number}")
        self.package = f"h{number:05d}"
        first, second = self.shape("T"), self.shape("X")
        asked = second.used.partition("<")[0]
        check = (f"public class Check {{\n  public static String check({first.used} p) {{\n    Object value = p;\n"
                 f"    return value instanceof {asked} ? \"both\" : \"one\";\n  }}\n}}")
        sources = {**first.sources, **second.sources, self.package + "/Check.java": check}
        return Hierarchy(self.package, {path: self.file(path, text) for path, text in sources.items()},
                         (first.ways, second.ways))

    def file(self, path, text):
        return SOURCE.format(package=path.rpartition("/")[0].replace("/", "."), text=text)

    def shape(self, name):
        kind = self.random.choice(SHAPES)
        return getattr(self, kind.replace(" ", "_"))(name)

    # methods

    def draw(self, count):
        """So many signatures, each once."""
        signatures = [(name, parameters) for name in NAMES for parameters in PARAMETERS]
        return self.random.sample(signatures, count)

    def interface_method(self, name, parameters):
        returns = self.random.choice(RETURNS)
        thrown = self.random.choice(["", "", " throws java.io.IOException"])
        is_abstract = self.random.random() < 0.6
        head = f"{returns} {name}({parameters}){thrown}"
        text = f"{head};" if is_abstract else f"default {head} {{ return {default_value(returns)}; }}"
        return Method(name, parameters, (returns,), is_abstract, text.replace("return ;", "return;"))

    def interface_methods(self):
        return [self.interface_method(*signature) for signature in self.draw(self.random.randint(0, 2))]

    def class_method(self, name, parameters):
        returns = self.random.choice(RETURNS)
        access = self.random.choice(["public ", "public ", "protected ", ""])
        kind = self.random.choice(["abstract ", "", "final "])
        body = ";" if kind == "abstract " else f" {{ return {default_value(returns)}; }}"
        text = f"{access}{kind}{returns} {name}({parameters}){body}".replace("return ;", "return;")
        return Method(name, parameters, (returns,), kind == "abstract ", text)

    # shapes

    def body(self, methods):
        return "{\n" + "".join(f"  {method.text}\n" for method in methods) + "}"

    def plain(self, name, text, ways):
        return Shape({f"{self.package}/{name}.java": text}, name, ways)

    def interface(self, name):
        methods = self.interface_methods()
        return self.plain(name, f"public interface {name} {self.body(methods)}", [Way(False, name, methods)])

    def extended(self, name):
        """An interface below another one, which may override what it inherits."""
        above, own = self.interface_methods(), self.interface_methods()
        shape = self.plain(name, f"public interface {name} extends {name}Above {self.body(own)}",
                           [Way(False, name, above + own)])
        shape.sources[f"{self.package}/{name}Above.java"] = f"interface {name}Above {self.body(above)}"
        return shape

    def generic(self, name):
        """An interface that fixes a type parameter: bridges come about."""
        argument = self.random.choice(["String", "Integer"])
        methods = [Method("f", "", (argument,), True, "E f();"),
                   Method("g", f"{argument} a", ("void",), True, "void g(E a);")]
        methods = self.random.sample(methods, self.random.randint(1, 2))
        shape = self.plain(name, f"public interface {name} extends {name}Base<{argument}> {{}}",
                           [Way(False, name, methods)])
        shape.sources[f"{self.package}/{name}Base.java"] = f"interface {name}Base<E> {self.body(methods)}"
        return shape

    def open_generic(self, name):
        """An interface with a type parameter of its own; casts make a T<String> of any T."""
        text = f"public interface {name}<E extends Comparable<E>> {{\n  E f();\n}}"
        returns = {"": ("Comparable", "String", "Integer"), "<String>": ("String",), "<Integer>": ("Integer",)}
        shape = self.plain(name, text, [Way(False, name + argument, [Method("f", "", types, True, "")])
                                        for argument, types in returns.items()])
        shape.used = f"{name}<String>"
        return shape

    def constructor(self, name):
        """Its text and how a sub-class calls it."""
        return self.random.choice([
            ("", "super();"), ("", "super();"), (f"public {name}(int a) {{}}", "super(0);"),
            (f"protected {name}() {{}}", "super();"), (f"{name}(String a) {{}}", 'super("");'),
            (f"private {name}() {{}}", "super();"),
            (f"protected {name}() throws java.io.IOException {{}}", "super();")])

    def class_text(self, name, methods, constructor):
        member = Method("", "", (), False, constructor)
        return f"public abstract class {name} {self.body([member, *methods] if constructor else methods)}"

    def abstract_class(self, name):
        methods = [self.class_method(*signature) for signature in self.draw(self.random.randint(0, 2))]
        constructor, call = self.constructor(name)
        return self.class_text(name, methods, constructor), Way(True, name, methods, call)

    def own_class(self, name):
        text, way = self.abstract_class(name)
        return self.plain(name, text, [way])

    def foreign_class(self, name):
        """In another package, where some of its members stay."""
        text, way = self.abstract_class(name)
        way.name = f"{self.package}.other.{name}"
        return Shape({f"{self.package}/other/{name}.java": text}, way.name, [way])

    def sealed(self, name):
        """Permits a record and a final class."""
        text = (f"public sealed interface {name} permits {name}Record, {name}Last {{}}\n\n"
                f"record {name}Record(int a) implements {name} {{}}\n\nfinal class {name}Last implements {name} {{}}")
        return self.plain(name, text, [Way(False, name), Way(True, f"{name}Record", [], "super(0);"),
                                       Way(True, f"{name}Last")])

    def half_sealed(self, name):
        """Permits a class or an interface that anybody may extend."""
        opened = f"{name}Open"
        if self.random.random() < 0.5:
            methods = [self.class_method(*signature) for signature in self.draw(1)]
            below, way = f"abstract non-sealed class {opened} implements {name} ", Way(True, opened, methods)
        else:
            methods = self.interface_methods()
            below, way = f"non-sealed interface {opened} extends {name} ", Way(False, opened, methods)
        text = f"public sealed interface {name} permits {opened} {{}}\n\n{below}{self.body(methods)}"
        return self.plain(name, text, [Way(False, name), way])

    def final_class(self, name):
        return self.plain(name, f"public final class {name} {{}}", [Way(True, name)])

    def enum(self, name):
        return self.plain(name, f"public enum {name} {{\n  A, B\n}}", [Way(True, name)])

    def record(self, name):
        return self.plain(name, f"public record {name}(int a) {{}}", [Way(True, name, [], "super(0);")])
