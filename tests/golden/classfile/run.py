#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the Java files beside this script and compares the dumps of their classes with *.expected.

    run.py DUMP_CLASS [--update]    --update rewrites the expected files for review
"""
import argparse
import difflib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RELEASE = "17"  # the oldest supported, so that every supported javac writes the same code


def javac():
    home = os.environ.get("JAVA_HOME")
    return os.path.join(home, "bin", "javac") if home else shutil.which("javac") or "javac"


def classes_of(case, folder):
    """The class of a case first, then the classes inside it in order."""
    inside = sorted(str(path) for path in folder.glob(f"{case}$*.class"))
    return [str(folder / f"{case}.class"), *inside]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump_class")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()

    sources = sorted(HERE.glob("*.java"))
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([javac(), "--release", RELEASE, "-parameters", "-nowarn", "-d", folder,
                        *map(str, sources)], check=True)
        for source in sources:
            files = classes_of(source.stem, pathlib.Path(folder))
            found = subprocess.run([options.dump_class, *files], check=True, text=True,
                                   stdout=subprocess.PIPE).stdout
            expected_file = source.with_suffix(".expected")
            if options.update:
                expected_file.write_text(found)
                continue
            expected = expected_file.read_text() if expected_file.exists() else ""
            if found != expected:
                failed += 1
                sys.stdout.writelines(difflib.unified_diff(
                    expected.splitlines(True), found.splitlines(True),
                    expected_file.name, "found"))
    print(f"golden_classfile: {len(sources) - failed} passed, {failed} failed")
    return 1 if failed or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
