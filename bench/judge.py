#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What isolating the judge costs: CPU and wall time of `assay generate` for a tiny class, layer by layer."""

import argparse
import resource
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

SOURCE = "public class Tiny { public static int f(int x) { return x > 7 ? 1 : 2; } }\n"
CONFIGURATIONS = {
    "unconfined": ["--unconfined"],
    "namespaces, landlock, seccomp": [],
    "namespaces": ["--isolation", "namespaces"],
    "landlock, seccomp": ["--isolation", "landlock,seccomp"],
}


def measure(assay, folder, options):
    """CPU time of the command and all it started, and wall time, in milliseconds."""
    words = [assay, "generate", "-cp", str(folder), "Tiny", "--out", str(folder / "out"), *options]
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(words, check=True, capture_output=True)
    wall = time.monotonic() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * cpu, 1000 * wall


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", default="build/assay")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "Tiny.java").write_text(SOURCE)
        subprocess.run(["javac", "-d", name, str(folder / "Tiny.java")], check=True)
        times = {configuration: [] for configuration in CONFIGURATIONS}
        for _ in range(options.rounds):
            for configuration, words in CONFIGURATIONS.items():
                times[configuration].append(measure(options.assay, folder, words))
    base = [statistics.median(column) for column in zip(*times["unconfined"])]
    print(f"{'isolation':32} {'CPU ms':>8} {'more':>6} {'wall ms':>8} {'more':>6}")
    for configuration, rows in times.items():
        cpu, wall = (statistics.median(column) for column in zip(*rows))
        print(f"{configuration:32} {cpu:8.0f} {cpu - base[0]:6.0f} {wall:8.0f} {wall - base[1]:6.0f}")


if __name__ == "__main__":
    main()
