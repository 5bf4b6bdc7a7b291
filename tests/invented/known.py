# SPDX-License-Identifier: Apache-2.0
"""What assay does not do yet, by the name of the test, with the reason and where it is in src."""

ANNOTATED = "natives/lang/java_lang_class_attributes.cpp: reading annotations is not followed; what is invented has none"
LITERAL = "what Class says of an unknown class is not solved for: only class literals that are at hand are tried"
OBJECTS = "search: a branch counts as taken although an exception follows at once, which coverage does not see"
THROWN = "search: the constructors of one exception are tried before those of the others"
GENERIC = "emit: type arguments of an interface are forgotten, and such tests do not compile"
WRITTEN = "emit: names of tests do not say what stand-ins answer"
MOCKS = "app: --mocks knows fakes and none"

KNOWN = {
    "M1": ANNOTATED,
    "M1 text": ANNOTATED,
    "M3": OBJECTS,
    "M5": ANNOTATED,
    "annotations values": ANNOTATED,
    "annotations members": ANNOTATED,
    "annotations declared": ANNOTATED,
    "reflection assignable": LITERAL,
    "reflection instance": LITERAL,
    "reflection injector": ANNOTATED,
    "reflection validator": ANNOTATED,
    "reflection kinds": LITERAL,
    "reflection identity": LITERAL,
    "reflection ancestry": LITERAL,
    "method bodies collections": "maps and streams as answers are not filled with what a branch asks for",
    "method bodies contracts": "emit: an int is passed as Comparable<String>, and the test does not compile",
    "exceptions handlers": THROWN,
    "generic iterator": GENERIC,
    "existing first text": "a List is invented beside those of the JDK",
    "what is written names": WRITTEN,
    "recorded calls text": "void methods of stand-ins do nothing; what they were told is not kept",
    "injection fields": "private fields are not set, with --allow-reflection either",
    "output styles mockito": MOCKS,
    "explore": "the table shows the stand-in as a constructor call, not its answers",
    "apps coverage": ANNOTATED + "; " + LITERAL + "; " + OBJECTS,
    "apps bytecode.FindInstruction": GENERIC,
    "apps rules.SelectFact": GENERIC,
}
