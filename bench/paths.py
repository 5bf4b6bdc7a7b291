#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How many paths verify explores per second of CPU time, and whether that stays so as they grow.

The program asks for N independent booleans, which are 2^N paths of N decisions each. A proof of N
must visit all of them; the time per decision and the memory per path should not depend on N.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "differential"))

from jdks import find_jdks  # noqa: E402

VERIFIER = "public class Verifier { public static boolean nondetBoolean() { return false; } }"
PROGRAM = """public class Booleans{count} {{
  public static void main(String[] args) {{
    int n = 0;
    for (int i = 0; i < {count}; i++) if (Verifier.nondetBoolean()) n++;
    assert n <= {count};
  }}
}}"""
TOLERANCE = 1.2  # between the smallest and the largest number of paths


def measure(command):
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        report = json.loads(output.read())
    if report["verdict"] != "TRUE":
        raise SystemExit(f"{' '.join(command)}: expected TRUE, found {report['verdict']}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss, report["statistics"]["paths"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--rounds", type=int, default=3, help="the quickest counts (default 3)")
    parser.add_argument("counts", nargs="*", type=int, default=[13, 14, 15, 16, 17, 18])
    options = parser.parse_args()
    jdk = find_jdks([])[0]
    with tempfile.TemporaryDirectory(prefix="assay-paths-") as work:
        sources = [Path(work) / "Verifier.java"]
        sources[0].write_text(VERIFIER)
        for count in [1, *options.counts]:
            sources.append(Path(work) / f"Booleans{count}.java")
            sources[-1].write_text(PROGRAM.format(count=count))
        subprocess.run([jdk.tool("javac"), "-d", work, *map(str, sources)], check=True)

        def verify(count):
            command = [str(options.assay), "verify", "--json", "--time", "300s", "-cp", work]
            samples = [measure([*command, f"Booleans{count}"]) for _ in range(options.rounds)]
            return min(samples)

        start, memory, _ = verify(1)
        print("  N   paths   s CPU   paths/s   ns per decision   bytes per path")
        costs = []
        for count in options.counts:
            seconds, kilobytes, paths = verify(count)
            costs.append((seconds - start) / paths / count * 1e9)
            print(
                f"{count:3} {paths:7} {seconds:7.2f} {paths / (seconds - start):9.0f}"
                f" {costs[-1]:17.0f} {(kilobytes - memory) * 1024 / paths:16.0f}",
                flush=True,
            )
    grown = costs[-1] / costs[0]
    print(f"the last costs {grown:.2f} times the first per decision (at most {TOLERANCE})")
    return 0 if grown <= TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main())
