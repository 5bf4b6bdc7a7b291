#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs one driver per library jar on the stock JVM and on assay; options as tests/differential/run.py.

The jars come from the Debian packages of packages.txt; a driver whose jar is missing is skipped.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "differential"))

from run import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(HERE / "drivers", ["--work", "build/libraries", *sys.argv[1:]]))
