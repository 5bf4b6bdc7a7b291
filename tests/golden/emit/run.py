#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the golden test files with what they test and runs them under JUnit 4 and 5.

Needs JUnit's console launcher (Debian: junit5): without it nothing is compared, which is a failure.
"""
import pathlib
import subprocess
import sys
import tempfile

CONSOLE = pathlib.Path("/usr/share/java/junit-platform-console-standalone.jar")


def main():
    if not CONSOLE.exists():
        print(f"golden_emit: nothing was run, there is no {CONSOLE}")
        return 1
    here = pathlib.Path(__file__).resolve().parent
    sources = [str(path) for path in sorted(here.rglob("*.java"))]
    with tempfile.TemporaryDirectory() as classes:
        # rawtypes, unchecked and the like would show in the user's build
        subprocess.run(["javac", "-Xlint:all,-path", "-Werror", "-d", classes, "-cp", str(CONSOLE)]
                       + sources, check=True)
        return subprocess.run(["java", "-jar", str(CONSOLE), "-cp", classes, "--scan-classpath",
                               "--details=summary", "--fail-if-no-tests"]).returncode


if __name__ == "__main__":
    sys.exit(main())
