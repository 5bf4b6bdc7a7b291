#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Everything `make bench` measures: start-up first, then the interpreter."""

import argparse
import sys

import boot
import interpreter
from measure import add_common_options


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_common_options(parser)
    options = parser.parse_args()
    common = ["--assay", str(options.assay), "--work", str(options.work)]
    for home in options.jdk:
        common += ["--jdk", home]
    print("start-up of a program that prints one line")
    failed = boot.main(common)
    print("\ninterpreter, CPU time")
    return interpreter.main(common) or failed


if __name__ == "__main__":
    sys.exit(main())
