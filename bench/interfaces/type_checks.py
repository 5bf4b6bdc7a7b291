# SPDX-License-Identifier: Apache-2.0
"""Lists the public methods of a jar that check a value against an unrelated type or read annotations.

A check is an instanceof, a cast inside the range of a handler of ClassCastException, isInstance or isAssignableFrom. Of
the first two the value is a parameter, a field or what a method returned, as the instruction before says, or a local
variable that was given such a value further up; its type and the other one are unrelated, neither is final, and one of
them at least is an interface.
"""

from dataclasses import dataclass

from classfiles import ABSTRACT, FINAL, INTERFACE, PUBLIC, STATIC, SYNTHETIC, classes_of_jar, instructions

INSTANCEOF, CHECKCAST = 0xc1, 0xc0
ALOAD, ALOAD_0, ALOAD_3 = 0x19, 0x2a, 0x2d
ASTORE, ASTORE_0, ASTORE_3 = 0x3a, 0x4b, 0x4e
FIELDS = (0xb2, 0xb4)
CALLS = range(0xb6, 0xba)
CLASS_QUESTIONS = {"isInstance", "isAssignableFrom"}
ANNOTATION_QUESTIONS = {"isAnnotationPresent", "getAnnotation", "getAnnotations", "getDeclaredAnnotations",
                        "getDeclaredAnnotation", "getParameterAnnotations"}
REFLECTED = {"java/lang/Class", "java/lang/reflect/Method", "java/lang/reflect/Field", "java/lang/reflect/Constructor",
             "java/lang/reflect/AnnotatedElement", "java/lang/Package"}


@dataclass(frozen=True)
class Found:
    """A method and why it is listed."""

    class_name: str  # with dots
    method: str
    descriptor: str
    reasons: tuple


class Types:
    """What is known of the classes of a class path and of the JDK."""

    def __init__(self, files):
        self.known = {}
        for file in files:
            self.known.setdefault(file.name, (file.flags, file.above))

    def supertypes(self, name):
        found, left = set(), [name]
        while left:
            each = left.pop()
            if each not in found:
                found.add(each)
                left += self.known.get(each, (0, []))[1]
        return found

    def are_unrelated(self, first, second):
        """Neither is the other, none is final, one is an interface; both have to be known."""
        if first not in self.known or second not in self.known:
            return False
        flags = [self.known[name][0] for name in (first, second)]
        if any(flag & FINAL for flag in flags) or not any(flag & INTERFACE for flag in flags):
            return False
        return first not in self.supertypes(second) | {"java/lang/Object"} and second not in self.supertypes(first)


def object_type(descriptor):
    return descriptor[1:-1] if descriptor.startswith("L") else None


def parameter_types(method):
    """local variable -> class, of the parameters that are objects."""
    local, types, at = 0 if method.flags & STATIC else 1, {}, 1
    text = method.descriptor
    while text[at] != ")":
        end = at
        while text[end] == "[":
            end += 1
        end = text.index(";", end) + 1 if text[end] == "L" else end + 1
        if object_type(text[at:end]):
            types[local] = object_type(text[at:end])
        local += 2 if text[at:end] in ("J", "D") else 1
        at = end
    return types


def value_type(file, variables, opcode, operand):
    """Of what an instruction pushes: a variable, a field, a result or one of these, cast; None for anything else."""
    if opcode == ALOAD or ALOAD_0 <= opcode <= ALOAD_3:
        return variables.get(operand if opcode == ALOAD else opcode - ALOAD_0)
    if opcode == CHECKCAST:
        return file.class_at(operand)
    if opcode in FIELDS:
        return object_type(file.member_at(operand)[2])
    if opcode in CALLS:
        return object_type(file.member_at(operand)[2].partition(")")[2])
    return None


def is_caught(method, at):
    return any(start <= at < end and caught == "java/lang/ClassCastException" for start, end, caught in method.handlers)


def question(file, opcode, operand):
    """Why a call alone is a reason, or None."""
    if opcode not in CALLS:
        return None
    owner, name, _ = file.member_at(operand)
    if owner == "java/lang/Class" and name in CLASS_QUESTIONS:
        return name
    return "annotations" if owner in REFLECTED and name in ANNOTATION_QUESTIONS else None


def reasons(file, method, types):
    variables, found, before = parameter_types(method), set(), (0, None)
    for at, opcode, operand in instructions(method.code):
        value = value_type(file, variables, *before)
        if opcode == INSTANCEOF or (opcode == CHECKCAST and is_caught(method, at)):
            if value and types.are_unrelated(value, file.class_at(operand)):
                found.add("instanceof" if opcode == INSTANCEOF else "cast")
        if opcode == ASTORE or ASTORE_0 <= opcode <= ASTORE_3:
            variables[operand if opcode == ASTORE else opcode - ASTORE_0] = value
        found.add(question(file, opcode, operand))
        before = opcode, operand
    return tuple(sorted(found - {None}))


def is_public(method):
    return (method.flags & PUBLIC and not method.flags & (ABSTRACT | SYNTHETIC) and method.code
            and not method.name.startswith("<"))


def is_testable(file):
    """Whether a test in the package of the class can name it; class files do not say which member classes are private."""
    return (file.is_(PUBLIC) or "$" not in file.name) and not file.is_(SYNTHETIC) and not file.is_(INTERFACE)


def listed(jar, types):
    """The methods of the classes of a jar."""
    for file in filter(is_testable, classes_of_jar(jar)):
        for method in filter(is_public, file.methods):
            why = reasons(file, method, types)
            if why:
                yield Found(file.name.replace("/", "."), method.name, method.descriptor, why)


def types_of(library, jdk):
    modules = sorted((jdk / "jmods").glob("java.*.jmod"))
    if not modules:
        raise SystemExit(f"{jdk}/jmods: expected the modules of a JDK")
    return Types(file for path in [*library.class_path, *modules] for file in classes_of_jar(path))
