# SPDX-License-Identifier: Apache-2.0
"""Bombs that are too long to be kept as sources."""

MAIN = """
    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
"""
BOMB = "    static int bomb(int n, String s) {\n"


def huge_body():
    """A loop whose body is as long as a method may be: few jumps, much work between them."""
    lines = [f"            x = x * 31 + y; y ^= x >>> {i % 31 + 1};" for i in range(4000)]
    body = "        int x = n;\n        int y = 1;\n        for (;;) {\n" + "\n".join(lines)
    return "class HugeBody {\n" + BOMB + body + "\n        }\n    }\n" + MAIN


def huge_switch():
    cases = [f"                case {i}: x += {i * 7919}; break;" for i in range(3000)]
    body = "        int x = n;\n        for (;;) {\n            switch (x & 4095) {\n"
    body += "\n".join(cases) + "\n                default: x++;\n            }\n        }\n    }\n"
    return "class HugeSwitch {\n" + BOMB + body + MAIN


def many_classes():
    """Each class is initialised by the one before it."""
    last = "    static class C799 {\n        static int value = C0.value;\n    }\n"
    classes = [
        f"    static class C{i} {{\n        static int value = C{i + 1}.value + {i};\n    }}\n"
        for i in range(799)
    ]
    body = "        for (;;) n += C0.value;\n    }\n"
    return "class ManyClasses {\n" + BOMB + body + "".join(classes) + last + MAIN


def many_branches():
    lines = [f"            if ((n ^ x) % {i + 3} == {i % 3}) x += {i};" for i in range(1200)]
    body = "        int x = n;\n        for (int i = 0; i < 1000; i++) {\n" + "\n".join(lines)
    return "class ManyBranches {\n" + BOMB + body + "\n        }\n        return x;\n    }\n" + MAIN


def write_huge_classes(folder):
    """The classes' names and the files they were written to."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {
        "HugeBody": huge_body(),
        "HugeSwitch": huge_switch(),
        "ManyBranches": many_branches(),
        "ManyClasses": many_classes(),
    }
    files = {}
    for name, text in texts.items():
        files[name] = folder / f"{name}.java"
        files[name].write_text("// SPDX-License-Identifier: Apache-2.0\n\n" + text)
    return files
