#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Random class hierarchies on the stock JVM and on assay: order of initialisation, values, errors.

    tests/fuzz/hierarchies/compare_initialisation.py --assay build/assay [--count 500] [--seed 1] [--jdk HOME ...]

The programs of a batch run one after the other in one JVM. A program that differs is kept in
build/hierarchies, and --seed N --count 1 runs it alone.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parents[1] / "differential"))

from execution import environment_for, run_command  # noqa: E402
from generator import make  # noqa: E402
from jdks import STOCK_OPTIONS, find_jdks  # noqa: E402
from programs import Program, run_javac  # noqa: E402

BATCH = 50
RUNNER = """public class Batch {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      System.out.println("== " + name);
      Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
  }
}
"""


def write_batch(folder, seeds):
    folder.mkdir(parents=True, exist_ok=True)
    texts = dict([("Batch", RUNNER), *(make(seed) for seed in seeds)])
    for name, text in texts.items():
        (folder / f"{name}.java").write_text(text)
    return [Program(folder / f"{name}.java", "hierarchies") for name in texts]


def sections(output):
    """What each program printed, by its name."""
    parts = output.split("== ")[1:]
    return dict(part.split("\n", 1) for part in parts)


def run_batch(options, jdk, folder, seeds):
    programs = write_batch(folder, seeds)
    classes = folder / f"classes-{jdk.feature}"
    classes.mkdir(exist_ok=True)
    run_javac(jdk, [], programs, classes)
    names = [f"H{seed}" for seed in seeds]
    arguments = ["-cp", str(classes), "Batch", *names]
    environment = environment_for(jdk)
    stock = run_command([jdk.tool("java"), *STOCK_OPTIONS, *arguments], b"", environment, 300)
    ours = run_command(
        [str(options.assay), "run", "--jdk", str(jdk.home), *arguments], b"", environment, 300
    )
    return sections(stock.stdout), sections(ours.stdout), ours.stderr


def compare(expected, found):
    left, right = expected.split("\n"), found.split("\n")
    for a, b in zip(left + ["(end)"], right + ["(end)"]):
        if a != b:
            return f"expected {a!r}\n      found    {b!r}"
    return "" if len(left) == len(right) else f"{len(left)} lines, found {len(right)}"


def judge(options, jdk, seeds):
    """The number of programs that differ."""
    folder = options.work / f"from-{seeds[0]}"
    expected, found, errors = run_batch(options, jdk, folder, seeds)
    differing = 0
    for seed in seeds:
        name = f"H{seed}"
        if name not in expected:
            raise SystemExit(f"{name}: the stock JVM did not run it")
        difference = compare(expected[name], found.get(name, "(did not run) " + errors[-300:]))
        if difference:
            differing += 1
            print(f"FAIL {jdk.label} {folder}/{name}.java\n      {difference}")
    return differing


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    parser.add_argument("--work", type=Path, default=Path("build/hierarchies"))
    options = parser.parse_args()
    options.assay = options.assay.resolve()
    return options


def main():
    options = parse_options()
    seeds = list(range(options.seed, options.seed + options.count))
    batches = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    failed = 0
    for jdk in find_jdks(options.jdk, with_runtimes=True):
        differing = sum(judge(options, jdk, batch) for batch in batches)
        print(f"{jdk.label}: {len(seeds)} programs, {differing} differ", flush=True)
        failed += differing
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
