# SPDX-License-Identifier: Apache-2.0
"""What assay does not do yet, by the name of the test, with the reason and where it is in src."""

THROWN = "search: the constructors of one exception are tried before those of the others"

KNOWN = {
    "method bodies collections": "maps and streams as answers are not filled with what a branch asks for",
    "exceptions handlers": THROWN,
}
