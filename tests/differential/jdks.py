# SPDX-License-Identifier: Apache-2.0
"""Finds the stock JDKs that serve as the judge.

A runtime without compiler is one for whoever asks for them: the newest javac found compiles for it.
"""

import os
from dataclasses import dataclass
from pathlib import Path

OLDEST_FEATURE = 17
RUNTIMES = Path(__file__).resolve().parents[2] / "build/runtimes"  # tools/install_runtimes

STOCK_OPTIONS = [
    "-Xshare:auto",
    "-XX:TieredStopAtLevel=1",
    "-Xmx1g",
    "-Duser.timezone=UTC",
    "-Duser.language=en",
    "-Duser.country=US",
    "-Dfile.encoding=UTF-8",
    "-Dstdout.encoding=UTF-8",
    "-Dstderr.encoding=UTF-8",
]


@dataclass(frozen=True)
class Jdk:
    home: Path
    version: str  # such as 17.0.11
    compiler: Path = None  # the home of the javac that compiles for it, if it has none itself

    @property
    def feature(self):
        return int(self.version.split(".")[0].split("-")[0].split("+")[0])

    @property
    def label(self):
        return f"jdk{self.feature}"

    def tool(self, name):
        home = self.compiler if self.compiler and name == "javac" else self.home
        return str(home / "bin" / name)

    @property
    def javac_options(self):
        """What another JDK's javac needs to be told."""
        if not self.compiler:
            return []
        feature = str(self.feature)
        return ["-source", feature, "-target", feature, "--system", str(self.home)]


def read_version(home):
    """The JAVA_VERSION of a runtime's release file, or None when this is no usable one."""
    release = home / "release"
    if not (home / "bin" / "java").exists() or not release.exists():
        return None
    for line in release.read_text().splitlines():
        key, _, value = line.partition("=")
        if key == "JAVA_VERSION":
            return value.strip('"')
    return None


def has_compiler(home):
    return (home / "bin" / "javac").exists()


def usual_homes():
    homes = sorted(Path("/usr/lib/jvm").glob("*"))
    if os.environ.get("JAVA_HOME"):
        homes.insert(0, Path(os.environ["JAVA_HOME"]))
    return homes


def newest_compiler():
    with_version = [(read_version(home), home) for home in usual_homes() if has_compiler(home)]
    found = [Jdk(home.resolve(), version) for version, home in with_version if version]
    return max(found, key=lambda jdk: jdk.feature).home if found else None


def find_jdks(given, with_runtimes=False):
    """The given homes, or else every installed JDK: one of each feature version, oldest first."""
    homes = [Path(home) for home in given] or usual_homes()
    if with_runtimes and not given:
        homes += sorted(RUNTIMES.glob("*"))
    found = {}
    for home in homes:
        version = read_version(home)
        lacks_compiler = version is not None and not has_compiler(home)
        compiler = newest_compiler() if lacks_compiler and with_runtimes else None
        if version is None or (lacks_compiler and compiler is None):
            if given:
                raise SystemExit(f"{home}: expected a JDK with bin/javac and a release file")
            continue
        jdk = Jdk(home.resolve(), version, compiler)
        if jdk.feature >= OLDEST_FEATURE:
            found.setdefault(jdk.feature, jdk)
    return [found[feature] for feature in sorted(found)]
