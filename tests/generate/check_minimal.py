# SPDX-License-Identifier: Apache-2.0
"""The row about small suites: what each test reaches that no other does, by JaCoCo's probes."""

import shutil
from collections import Counter, defaultdict

import stock
from fixtures import HERE, require, run_javac, run_measured
from rows import row

import jars  # noqa: E402  (the path is set by stock)
import suites  # noqa: E402


def plain(fixtures):
    """Tests for coverage alone: none that only tells a mutant apart."""
    return fixtures.generate("plain", ["sequences.*"], "--criteria", "branches")


def probes_by_test(fixtures, generated):
    """Test class -> test -> the probes it hit, each a pair of class and number."""
    work, jdk = fixtures.options.work / "probes", fixtures.options.jdk
    agent = stock.machine(fixtures).tools / "jacocoagent.jar"
    class_path = [str(fixtures.classes), *jars.tool_class_path()]
    done = run_javac(jdk, [HERE / "tools" / "ProbesByTest.java"], work / "tools",
                     ":".join(class_path))
    require(done.code == 0, done.stderr)
    sources = sorted(generated.folder.rglob("*.java"))
    shutil.rmtree(work / "classes", ignore_errors=True)  # tests of an earlier run
    broken = suites.compile_suite(sources, class_path, work / "classes")
    require(not broken, f"{broken}")
    class_path += [str(work / "tools"), str(work / "classes")]
    done = run_measured([jdk.tool("java"), "-ea", f"-javaagent:{agent}=output=none",
                         "-cp", ":".join(class_path), "ProbesByTest", work / "classes"], jdk)
    found = defaultdict(lambda: defaultdict(set))
    for line in done.stdout.splitlines():
        suite, test, name, probes = line.split("\t")
        if name in generated.classes:
            found[suite][test] |= {(name, probe) for probe in probes.split(",")}
    require(found, done.first_complaint())
    return found


@row("F66")
def no_test_is_superfluous(fixtures):
    superfluous = []
    for suite, tests in sorted(probes_by_test(fixtures, plain(fixtures)).items()):
        hits = Counter(probe for probes in tests.values() for probe in probes)
        superfluous += [f"{suite.rpartition('.')[2]}#{test}" for test, probes in tests.items()
                        if all(hits[probe] > 1 for probe in probes)]
    require(not superfluous, f"{len(superfluous)} tests cover nothing of their own, "
                             f"such as {', '.join(superfluous[:3])}")
