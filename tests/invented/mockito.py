# SPDX-License-Identifier: Apache-2.0
"""Mockito with what it needs, by mvn; not checked in."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent.parent / "bench"))

import maven  # noqa: E402

ARTIFACTS = ["org.mockito:mockito-core:5.12.0"]


def jars(work):
    return maven.fetch(ARTIFACTS, work / "mockito")
