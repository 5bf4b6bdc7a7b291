# SPDX-License-Identifier: Apache-2.0
"""What assay does not do yet, by the name of the test, with the reason and where it is in src."""

DEFAULTS = "recipe/stub_types.cpp: a class that would have to choose between defaults is not invented"
DEEP = "recipe/stub_types.cpp: no class is invented whose constructor takes arguments or calls methods of its own"
ANNOTATED = "natives/lang/java_lang_class_attributes.cpp: reading annotations is not followed; what is invented has none"
LITERAL = "what Class says of an unknown class is not solved for: only class literals that are at hand are tried"
OBJECTS = "recipe/stub_classes.cpp: objects that code makes are answered once and for all"
THROWN = "recipe/stub_classes.cpp: of several declared exceptions the first is thrown, undeclared ones never"
ILLEGAL = "that no legal class is there is not proved: the branch stays undecided"

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
    "class + interface": DEEP,
    "method bodies collections": "maps and streams as answers are not filled with what a branch asks for",
    "mock returns mock": "recipe/stub_classes.cpp: stand-ins of stand-ins end at depth two",
    "exceptions checked": THROWN,
    "exceptions handlers": THROWN,
    "clash rules": ILLEGAL,
    "clash rules defaults": DEFAULTS,
    "clash rules final": ILLEGAL,
    "clash rules hidden": ILLEGAL,
    "sealed / final sealed": ILLEGAL,
    "sealed / final final": ILLEGAL,
    "apps coverage": ANNOTATED + "; " + LITERAL + "; " + OBJECTS,
    "hierarchies infeasible": ILLEGAL,
    "hierarchies covered": DEFAULTS + "; " + DEEP,
}
