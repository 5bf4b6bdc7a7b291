#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures start-up: CPU time, wall time and resident memory until Hello World has ended.

The empty program prints one line, so its CPU time is the time to the first user bytecode but for
that line. The stock JVM's figures stand beside for scale, with and without its compiler.
"""

import argparse
import statistics
import sys

from measure import (
    add_common_options,
    assay_command,
    chosen_jdks,
    compile_subjects,
    java_command,
    run,
)

PROGRAM = "Empty"


def row(name, samples):
    cpu = statistics.median(sample.cpu_seconds for sample in samples) * 1000
    wall = statistics.median(sample.wall_seconds for sample in samples) * 1000
    resident = statistics.median(sample.resident_kilobytes for sample in samples) / 1024
    print(f"{name:18}{cpu:9.1f} ms{wall:9.1f} ms{resident:9.1f} MB")


def measure(jdk, options):
    classes = compile_subjects(jdk, options.work)
    commands = {
        "assay": assay_command(options.assay, jdk, classes, PROGRAM),
        "java": [jdk.tool("java"), "-cp", str(classes), PROGRAM],
        "java -Xint": java_command(jdk, classes, PROGRAM),
    }
    samples = {name: [] for name in commands}
    for _ in range(options.repetitions):
        for name, command in commands.items():
            samples[name].append(run(command))
    print(f"{jdk.label:18}{'CPU':>12}{'wall':>12}{'resident':>12}")
    for name in commands:
        row(name, samples[name])


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_common_options(parser)
    parser.add_argument("--repetitions", type=int, default=11)
    options = parser.parse_args(arguments)
    for jdk in chosen_jdks(options):
        measure(jdk, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
