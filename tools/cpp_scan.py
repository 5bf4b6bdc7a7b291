# SPDX-License-Identifier: Apache-2.0
"""A small scanner for C++ as it is written here: formatted by clang-format, with few macros.

It matches braces and tells namespaces, classes, functions and initialisers apart by what stands
before the brace. That is no parser, but it needs nothing but Python and reads all of src/ in a
second or two. tools/check_sizes and tools/check_layers are built on it and test it.
"""
import dataclasses
import re

SOURCE_SUFFIXES = {".h", ".cpp", ".inc"}

# What is no code. A number comes first, so that 1'000 does not open a character literal.
NO_CODE = re.compile(
    r"""(?P<number>\b\d[\w']*)
      |(?P<comment>//[^\n]*|/\*.*?\*/)
      |(?P<raw>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)")
      |(?P<string>"(?:[^"\\\n]|\\.)*")
      |(?P<character>'(?:[^'\\\n]|\\.)+')
      |(?P<directive>^[ \t]*\#(?:[^\n\\/]|\\\n|\\.|/(?!/))*)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE)
BRACKETS = re.compile(r"[{}();]")
ACCESS = re.compile(r"\s*(?:public|private|protected)\s*:(?!:)")
TEMPLATE = re.compile(r"\s*template\s*<")
ATTRIBUTE = re.compile(r"\[\[.*?\]\]|\balignas\s*\([^()]*\)", re.DOTALL)
OPERATOR = re.compile(r"\boperator\s*(?:\(\s*\)|\[\s*\]|[^\w\s(]+)")
CLASS = re.compile(r"\s*(?:typedef\s+)?(class|struct|union)\b\s*([\w:]*)(?:\s*<.*>)?\s*(?:final\b)?"
                   r"\s*(?::[^:].*)?$", re.DOTALL)
ENUM = re.compile(r"\s*enum\b(?:\s+(?:class|struct)\b)?\s*(\w*)")
NAMESPACE = re.compile(r"\s*(?:inline\s+)?namespace\b\s*([\w:]*)\s*$")
INITIALISERS = re.compile(r"\)\s*(?:noexcept\s*)?:(?!:)")


@dataclasses.dataclass
class Scope:
    """What a pair of braces holds."""
    kind: str  # namespace, class, enum, function, initialiser, block or file
    name: str
    start: int  # where the statement with the opening brace begins
    opened: int
    outer: "Scope" = None
    closed: int = -1
    parens: int = 0  # that were open where the brace stands
    statements: list = dataclasses.field(default_factory=list)  # (start, end) of each, in order
    inner: list = dataclasses.field(default_factory=list)

    def qualified_name(self):
        names = [self.name] if self.name else []
        scope = self.outer
        while scope is not None:
            if scope.kind in ("namespace", "class") and scope.name:
                names.append(scope.name)
            scope = scope.outer
        return "::".join(reversed(names))


def blank(text):
    """The text with spaces for comments, literals and directives, so that places stay the same."""
    def spaces(match):
        if match["number"]:
            return match[0].replace("'", "0")
        return re.sub(r"[^\n]", " ", match[0])
    return NO_CODE.sub(spaces, text)


def skip_angles(text, at):
    """The place after the `>` that closes the `<` at the given place."""
    depth = 0
    for place in range(at, len(text)):
        if text[place] == "<":
            depth += 1
        elif text[place] == ">" and text[place - 1] != "-":
            depth -= 1
            if depth == 0:
                return place + 1
    return len(text)


def plain(declaration):
    """A declaration without access words, attributes and the list of template parameters; the name
    of an operator becomes a word."""
    text = OPERATOR.sub("operator_", ATTRIBUTE.sub(" ", declaration))
    while True:
        if match := ACCESS.match(text):
            text = text[match.end():]
        elif match := TEMPLATE.match(text):
            text = text[skip_angles(text, match.end() - 1):]
            text = re.sub(r"^\s*requires\s+[\w:]+(<[^>]*>)?", "", text)
        else:
            return text.strip()


def parameter_list(text):
    """Where the parameters of a plain declaration begin, or -1 if it declares no function."""
    depth = 0
    for match in re.finditer(r"[<>(={\[]", text):
        place, character = match.start(), match[0]
        if character == "<":
            depth += 1
        elif character == ">":
            depth -= text[place - 1] != "-"
        elif depth == 0:
            is_word = place > 0 and re.search(r"[\w>]\s*$", text[:place])
            if character == "(" and re.search(r"\b(?:decltype|noexcept|explicit)\s*$", text[:place]):
                continue
            return place if character == "(" and is_word and text[place + 1:place + 2] != "*" else -1
    return -1


def function_name(text):
    """The name in a plain declaration of a function, with the classes it is written with."""
    head = text[:parameter_list(text)].rstrip()
    return re.search(r"(?:[\w~]+(?:<[^<>]*>)?::)*[\w~]+(?:<[^<>]*>)?$", head)[0] if head else ""


def is_member_initialiser(header):
    return bool(INITIALISERS.search(header)) and bool(re.search(r"[\w>]\s*$", header)) \
        and not re.search(r"\b(?:const|noexcept|override|final|try)\s*$", header)


def classify(header, outer, in_parens):
    """The kind and the name of the scope that a brace after this text opens."""
    if in_parens:
        return "block", ""
    text = plain(header)
    if match := NAMESPACE.match(text):
        return "namespace", match[1]
    if match := ENUM.match(text):
        return "enum", match[1]
    if match := CLASS.match(text):
        return "class", match[2]
    if outer.kind not in ("namespace", "class", "file"):
        return "block", ""
    if text == "extern":
        return "namespace", ""
    if parameter_list(text) >= 0 and not is_member_initialiser(text):
        return "function", function_name(text)
    return "initialiser", ""


def scan(text):
    """The scopes of a blanked text as a tree, below a scope for the whole file."""
    file = scope = Scope("file", "", 0, -1)
    start, parens = 0, 0
    for match in BRACKETS.finditer(text):
        place, character = match.start(), match[0]
        if character == "(":
            parens += 1
        elif character == ")":
            parens -= 1
        elif character == ";" and parens == 0:
            scope.statements.append((start, place))
            start = place + 1
        elif character == "{":
            kind, name = classify(text[start:place], scope, parens > 0)
            inner = Scope(kind, name, start, place, scope, parens=parens)
            scope.inner.append(inner)
            scope, start, parens = inner, place + 1, 0
        elif character == "}" and scope.outer is not None:
            closed, scope = scope, scope.outer
            closed.closed, parens = place, closed.parens
            if closed.kind in ("class", "enum", "initialiser") or parens > 0:
                start = closed.start  # the statement goes on to its semicolon
            else:
                if closed.kind == "function":
                    scope.statements.append((closed.start, closed.opened))
                start = place + 1
    file.closed = len(text)
    return file


def all_scopes(scope):
    for inner in scope.inner:
        yield inner
        yield from all_scopes(inner)


def without_inner(text, scope, start, end):
    """The statement without what stands in braces inside it."""
    parts, at = [], start
    for inner in scope.inner:
        if start <= inner.opened and inner.closed < end and inner.opened >= at:
            parts.append(text[at:inner.opened + 1])
            at = inner.closed
    return "".join(parts) + text[at:end]


def first_word(text, scope):
    """Where the statement that opens the scope begins, after access words and empty lines."""
    start = scope.start
    while match := ACCESS.match(text, start):
        start = match.end()
    while text[start].isspace():
        start += 1
    return start


def line_of(text, place):
    return text.count("\n", 0, place) + 1
