#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Explores the corpora with assay and lets the stock JVM judge every path.

    tests/exploration/run.py --assay build/assay [--jdk HOME] [--jobs 2] [--work DIR]
                             [--filter GLOB] [--whole] [battery] [examples] [verify] [selfchecks]

The corpora `witnesses` and `recorded` check the corpora themselves on the stock JVM alone: that the
battery's witnesses cover what is claimed feasible, that recorded violations happen. Of the programs
to be verified a third is looked at, all of them with --whole or if --filter names some.
"""

import argparse
import fnmatch
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from check_battery import Battery, Witnesses  # noqa: E402
from check_examples import Examples  # noqa: E402
from check_self import SelfChecks  # noqa: E402
from check_verify import Recorded, Verify  # noqa: E402
from process import ENVIRONMENT  # noqa: E402, F401  (puts tests/differential on the path)

from jdks import find_jdks  # noqa: E402

HERE = Path(__file__).resolve().parent
CORPORA = {
    "battery": (Battery, HERE / "battery"),
    "examples": (Examples, HERE / "examples"),
    "verify": (Verify, HERE / "verify"),
    "selfchecks": (SelfChecks, HERE.parent / "differential" / "programs"),
    "witnesses": (Witnesses, HERE / "battery"),
    "recorded": (Recorded, HERE / "verify"),
}
STOCK_ONLY = {"witnesses", "recorded"}
SLOWEST = 10


def is_chosen(name, pattern):
    """A job is a class or a target; the pattern may also name one method of a class."""
    return fnmatch.fnmatch(name, pattern) or fnmatch.fnmatch(name, pattern.partition("#")[0])


def report(complaints, options):
    """Prints the failures; returns how many results passed and failed."""
    passed = failed = 0
    for name, texts in sorted(complaints.items()):
        if "#" in options.filter and not fnmatch.fnmatch(name, options.filter):
            continue
        if not texts:
            passed += 1
            continue
        failed += 1
        for text in texts[: options.shown]:
            print(f"FAIL {name}: {text}")
        if len(texts) > options.shown:
            print(f"FAIL {name}: ... and {len(texts) - options.shown} more")
    return passed, failed


def run_corpus(name, options):
    kind, root = CORPORA[name]
    started = time.monotonic()
    corpus = kind(options, root)
    jobs = [(label, job) for label, job in corpus.jobs() if is_chosen(label, options.filter)]
    times, complaints = [], {}
    with ThreadPoolExecutor(options.jobs) as pool:
        checked = pool.map(lambda job: corpus.check(job[1]), jobs)
        for (label, _), (seconds, found) in zip(jobs, checked):
            times.append((seconds, label))
            complaints.update(found)
    for target, text in corpus.replay():
        method = f"{target.class_name.rpartition('.')[2]}#{target.name}"
        complaints.setdefault(method, []).append(text)
    passed, failed = report(complaints, options)
    print_times(name, times, time.monotonic() - started)
    for line in corpus.summary():
        print(line)
    sys.stdout.flush()
    return passed, failed


def print_times(name, times, wall):
    total = sum(seconds for seconds, _ in times)
    print(f"\n{name}: {len(times)} runs, {total:.1f} s in them, {wall:.1f} s in all; slowest:")
    for seconds, label in sorted(times, reverse=True)[:SLOWEST]:
        print(f"  {seconds:8.2f} s  {label}")


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("corpora", nargs="*", metavar="CORPUS", help=", ".join(CORPORA))
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home (default: the oldest)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", type=Path, default=Path("build/exploration"))
    parser.add_argument("--filter", default="*", help="glob: Strings, Strings#access, ...")
    parser.add_argument("--whole", action="store_true", help="all programs of verify, recorded")
    parser.add_argument("--shown", type=int, default=5, help="complaints shown per method")
    parser.add_argument("--explore", action="append", default=[], help="one more explore option")
    options = parser.parse_args(arguments)
    options.corpora = options.corpora or ["battery", "examples", "verify"]
    unknown = set(options.corpora) - CORPORA.keys()
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: expected one of {', '.join(CORPORA)}")
    if not set(options.corpora) <= STOCK_ONLY and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay = options.assay.resolve()
    options.work = options.work.resolve()
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]
    return options


def main(arguments=None):
    options = parse_options(arguments)
    started = time.monotonic()
    passed = failed = 0
    for name in options.corpora:
        right, wrong = run_corpus(name, options)
        passed += right
        failed += wrong
    print(f"\nexploration: {passed} passed, {failed} failed in {time.monotonic() - started:.1f} s")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
