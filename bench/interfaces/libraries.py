# SPDX-License-Identifier: Apache-2.0
"""The six libraries, fetched by mvn into the build folder with what they need; not checked in."""

import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import maven  # noqa: E402

# What is measured comes first, then what it needs and does not say so: optional parts, and somebody who logs.
ARTIFACTS = {
    "activemq-core": ["org.apache.activemq:activemq-core:5.5.0", "org.slf4j:slf4j-nop:1.5.11",
                      "com.thoughtworks.xstream:xstream:1.3.1", "org.apache.xbean:xbean-spring:3.7"],
    "asm": ["org.ow2.asm:asm-all:4.0"],
    "bcel": ["org.apache.bcel:bcel:5.2"],
    "guice": ["com.google.inject:guice:3.0"],
    "jfreechart": ["jfree:jfreechart:1.0.13"],
    "xalan": ["xalan:xalan:2.7.1"],
}


@dataclass(frozen=True)
class Library:
    """The jar that is measured, and all jars of its class path, this one first."""

    name: str
    jar: Path
    class_path: list


def fetch(name, work):
    jars = maven.fetch(ARTIFACTS[name], work / "libraries" / name)
    _, artifact, version = ARTIFACTS[name][0].split(":")
    (own,) = [jar for jar in jars if jar.name == f"{artifact}-{version}.jar"]
    return Library(name, own, [own, *(jar for jar in jars if jar != own)])
