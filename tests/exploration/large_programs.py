# SPDX-License-Identifier: Apache-2.0
"""Programs to be verified that mention too many classes to be kept as sources."""

HEAD = "// SPDX-License-Identifier: Apache-2.0\n\n/** {idea} */\npublic final class {name} {{\n"
MAIN = "  public static void main(String[] args) {\n"
END = "  }\n}\n"
CLASSES = 600


def classes_before_input():
    """FALSE: the inputs are asked for after 600 other classes were named."""
    name = "ManyClassesBeforeInput"
    text = HEAD.format(idea="Six hundred classes are mentioned before the inputs.", name=name)
    text += "".join(f"  static final class C{i} {{ int v = {i}; }}\n\n" for i in range(CLASSES))
    text += MAIN + "    int sum = 0;\n"
    text += "".join(f"    sum += new C{i}().v;\n" for i in range(CLASSES))
    text += "    int x = Verifier.nondetInt();\n    assert x != sum;\n" + END
    return name, "FALSE", str(sum(range(CLASSES))), text


def classes_never_used():
    """FALSE: the classes are only named, on a branch that is not taken by itself."""
    name = "ManyClassesNeverMade"
    text = HEAD.format(idea="Six hundred classes on the branch of one input.", name=name)
    text += "".join(f"  static final class C{i} {{ int v = {i}; }}\n\n" for i in range(CLASSES))
    text += "  private static int all() {\n    int sum = 0;\n"
    text += "".join(f"    sum += new C{i}().v;\n" for i in range(CLASSES))
    text += "    return sum;\n  }\n\n" + MAIN
    text += "    if (Verifier.nondetInt() == 77) {\n      assert all() == 0;\n    }\n" + END
    return name, "FALSE", "77", text


def classes_guarded():
    """TRUE: what the classes add up to holds for every input."""
    name = "ManyClassesGuarded"
    text = HEAD.format(idea="Six hundred classes, and an input that is checked.", name=name)
    text += "".join(f"  static final class C{i} {{ int v = {i % 2}; }}\n\n" for i in range(CLASSES))
    text += MAIN + "    int sum = 0;\n"
    text += "".join(f"    sum += new C{i}().v;\n" for i in range(CLASSES))
    text += "    int x = Verifier.nondetInt();\n    Verifier.assume(x > 0 && x < 100);\n"
    text += f"    assert sum == {CLASSES // 2} && sum + x < {CLASSES // 2 + 100};\n" + END
    return name, "TRUE", None, text


def class_literals():
    """FALSE: names of classes that are never initialised; the input comes last."""
    name = "ManyClassLiterals"
    text = HEAD.format(idea="Five hundred and fifty class literals, then an input.", name=name)
    text += "".join(f"  interface I{i} {{}}\n\n" for i in range(550))
    text += MAIN + "    Class<?>[] all = {\n"
    text += "".join(f"      I{i}.class,\n" for i in range(550))
    text += "    };\n    int at = Verifier.nondetInt();\n    Verifier.assume(at >= 0);\n"
    text += "    assert at >= all.length || !all[at].getSimpleName().equals(\"I321\");\n" + END
    return name, "FALSE", "321", text


def input_in_last_class():
    """FALSE: a chain of classes, of which only the last one asks for the input."""
    name = "InputInLastClass"
    text = HEAD.format(idea="Each class calls the next; the last asks for the input.", name=name)
    for i in range(CLASSES):
        body = f"C{i + 1}.ask()" if i + 1 < CLASSES else "Verifier.nondetInt()"
        text += f"  static final class C{i} {{\n    static int ask() {{\n"
        text += f"      return {body};\n    }}\n  }}\n\n"
    text += MAIN + "    assert C0.ask() != 5;\n" + END
    return name, "FALSE", "5", text


def long_main():
    """TRUE: a main method with a thousand branches that do not depend on the input."""
    name = "LongMain"
    text = HEAD.format(idea="A thousand branches decided by constants.", name=name)
    text += MAIN + "    int x = Verifier.nondetInt();\n    int y = 0;\n"
    text += "".join(f"    if (y == {i}) {{\n      y++;\n    }}\n" for i in range(1000))
    text += "    assert y == 1000 : x;\n" + END
    return name, "TRUE", None, text


MAKERS = (
    classes_before_input,
    classes_never_used,
    classes_guarded,
    class_literals,
    input_in_last_class,
    long_main,
)


def write_large_programs(folder):
    """The files that the programs were written to."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, expected, witness, text in (make() for make in MAKERS):
        head = f"// expect: {expected}\n" + (f"// witness: {witness}\n" if witness else "")
        files.append(folder / f"{name}.java")
        files[-1].write_text(head + text)
    return files
