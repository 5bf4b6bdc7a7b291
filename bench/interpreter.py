#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the interpreter with `java -Xint` on the same JDK.

For each program both machines run alternately; the CPU time (user and system) of the empty program
is subtracted from each, and the medians are compared. A ratio of 1 is as fast as `java -Xint`, 2 is
twice as fast. Different checksums fail the run.
"""

import argparse
import math
import statistics
import sys

from measure import (
    SUBJECTS,
    add_common_options,
    assay_command,
    chosen_jdks,
    compile_subjects,
    java_command,
    run,
)

BASELINE = "Empty"
SHORTEST_SECONDS = 0.001  # keeps a ratio finite when a run is lost in the noise of start-up


class Comparison:
    """Medians of both machines for one program."""

    def __init__(self, name, java, assay, repetitions):
        self.name = name
        java_samples, assay_samples = [], []
        for _ in range(repetitions):
            java_samples.append(run(java))
            assay_samples.append(run(assay))
        outputs = {sample.stdout for sample in java_samples + assay_samples}
        self.checksums_agree = len(outputs) == 1
        self.java_seconds = median_cpu(java_samples)
        self.assay_seconds = median_cpu(assay_samples)

    def without(self, baseline):
        java = max(self.java_seconds - baseline.java_seconds, SHORTEST_SECONDS)
        assay = max(self.assay_seconds - baseline.assay_seconds, SHORTEST_SECONDS)
        return java, assay, java / assay


def median_cpu(samples):
    return statistics.median(sample.cpu_seconds for sample in samples)


def compare(jdk, options):
    classes = compile_subjects(jdk, options.work)
    names = [path.stem for path in sorted(SUBJECTS.glob("*.java")) if path.stem != BASELINE]
    names = [name for name in names if not options.only or name in options.only]

    def measured(name):
        arguments = [name] + ([str(options.count)] if options.count and name != BASELINE else [])
        return Comparison(
            name,
            java_command(jdk, classes, *arguments),
            assay_command(options.assay, jdk, classes, *arguments, shadows=options.shadows),
            options.repetitions,
        )

    baseline = measured(BASELINE)
    print(f"{jdk.label}: start-up {baseline.java_seconds * 1000:.0f} ms java -Xint, "
          f"{baseline.assay_seconds * 1000:.0f} ms assay, subtracted below")
    print(f"{'program':18}{'java -Xint':>12}{'assay':>12}{'java/assay':>12}")
    ratios = []
    agree = True
    for name in names:
        comparison = measured(name)
        java, assay, ratio = comparison.without(baseline)
        ratios.append(ratio)
        agree = agree and comparison.checksums_agree
        note = "" if comparison.checksums_agree else "  CHECKSUMS DIFFER"
        print(f"{name:18}{java:10.3f} s{assay:10.3f} s{ratio:12.2f}{note}", flush=True)
    mean = math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))
    print(f"{'geometric mean':18}{'':24}{mean:12.2f}")
    print(f"{'minimum':18}{'':24}{min(ratios):12.2f}")
    return agree


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_common_options(parser)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--count", type=int, help="iterations instead of each program's own")
    parser.add_argument("--shadows", action="store_true",
                        help="measure the instantiation that carries shadows")
    parser.add_argument("--only", action="append", help="program to run, may be repeated")
    options = parser.parse_args(arguments)
    verdicts = [compare(jdk, options) for jdk in chosen_jdks(options)]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
