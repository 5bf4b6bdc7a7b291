# SPDX-License-Identifier: Apache-2.0
"""Finds the stock JDKs that serve as the judge."""

import os
from dataclasses import dataclass
from pathlib import Path

OLDEST_FEATURE = 17

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

    @property
    def feature(self):
        return int(self.version.split(".")[0].split("-")[0].split("+")[0])

    @property
    def label(self):
        return f"jdk{self.feature}"

    def tool(self, name):
        return str(self.home / "bin" / name)


def read_version(home):
    """The JAVA_VERSION of a JDK's release file, or None when this is no usable JDK."""
    release = home / "release"
    if not (home / "bin" / "javac").exists() or not release.exists():
        return None
    for line in release.read_text().splitlines():
        key, _, value = line.partition("=")
        if key == "JAVA_VERSION":
            return value.strip('"')
    return None


def find_jdks(given):
    """The given homes, or else every installed JDK: one of each feature version, oldest first."""
    if given:
        homes = [Path(home) for home in given]
    else:
        homes = sorted(Path("/usr/lib/jvm").glob("*"))
        if os.environ.get("JAVA_HOME"):
            homes.insert(0, Path(os.environ["JAVA_HOME"]))
    found = {}
    for home in homes:
        version = read_version(home)
        if version is None:
            if given:
                raise SystemExit(f"{home}: expected a JDK with bin/javac and a release file")
            continue
        jdk = Jdk(home.resolve(), version)
        if jdk.feature >= OLDEST_FEATURE:
            found.setdefault(jdk.feature, jdk)
    return [found[feature] for feature in sorted(found)]
