# SPDX-License-Identifier: Apache-2.0
"""Where the benchmark's jars are: the libraries measured with what they need, JUnit and JaCoCo."""

import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHARE = Path("/usr/share/java")

# A measured jar and the jars it needs on its class path (all from Debian packages).
LIBRARIES = {
    "antlr4-runtime.jar": [],
    "commons-beanutils.jar": ["commons-collections3.jar", "commons-logging.jar"],
    "commons-cli.jar": [],
    "commons-codec.jar": [],
    "commons-csv.jar": [],
    "commons-io.jar": [],
    "commons-text.jar": ["commons-lang3.jar"],
    "commons-validator.jar": ["commons-beanutils.jar", "commons-collections3.jar",
                              "commons-digester.jar", "commons-logging.jar"],
    "dom4j.jar": ["jaxen.jar"],
    "gson.jar": [],
    "jackson-core.jar": [],
    "jackson-databind.jar": ["jackson-core.jar", "jackson-annotations.jar"],
    "joda-time.jar": ["joda-convert.jar"],
    "jsoup.jar": ["jsr305.jar"],
    "snakeyaml.jar": [],
    "velocity.jar": ["commons-collections3.jar", "commons-lang.jar", "commons-logging.jar"],
}

JUNIT = ["junit-jupiter-api.jar", "junit-jupiter-params.jar", "junit-jupiter-engine.jar",
         "junit-platform-launcher.jar", "junit-platform-engine.jar", "junit-platform-commons.jar",
         "opentest4j.jar", "apiguardian-api.jar"]
JACOCO = ["org.jacoco.core.jar", "asm.jar", "asm-tree.jar", "asm-commons.jar", "asm-analysis.jar"]
AGENT = "org.jacoco.agent.jar"  # holds the real agent, jacocoagent.jar


def jdk_tool(name):
    """java or javac: JAVA_HOME's, else the one on the PATH."""
    home = os.environ.get("JAVA_HOME")
    return str(Path(home) / "bin" / name) if home else name


def library_class_path(jar):
    """The jar and what it needs, as paths."""
    return [str(SHARE / name) for name in [jar, *LIBRARIES[jar]]]


def tool_class_path():
    """What the two Java programs of this folder are compiled against."""
    return [str(SHARE / name) for name in JACOCO + JUNIT]


def require_installed():
    """Says what to install when a jar is missing."""
    names = {AGENT, *JUNIT, *JACOCO, *LIBRARIES}
    names.update(needed for list_ in LIBRARIES.values() for needed in list_)
    missing = sorted(name for name in names if not (SHARE / name).exists())
    if missing:
        raise SystemExit(f"missing in {SHARE}: {' '.join(missing)}\n"
                         "install the packages of tests/libraries/packages.txt and "
                         "bench/coverage/packages.txt")


def compile_tools(folder):
    """Compiles the Java programs of this folder and unpacks the JaCoCo agent beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([jdk_tool("javac"), "--release", "17", "-cp", ":".join(tool_class_path()),
                    "-d", str(folder), *map(str, sorted(HERE.glob("*.java")))], check=True)
    agent = folder / "jacocoagent.jar"
    with zipfile.ZipFile(SHARE / AGENT) as archive:
        agent.write_bytes(archive.read("jacocoagent.jar"))
    return agent


def coverage_tool(tools, *arguments, stdin=None):
    """The output lines of the program ClassCoverage, split at tabs."""
    class_path = ":".join([str(tools), *tool_class_path()])
    command = [jdk_tool("java"), "-XX:TieredStopAtLevel=1", "-cp", class_path, "ClassCoverage"]
    done = subprocess.run([*command, *arguments], input=stdin, stdout=subprocess.PIPE, text=True,
                          check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def temporary_tools():
    """A folder for compiled tools that goes away with the returned object."""
    return tempfile.TemporaryDirectory(prefix="coverage-tools-")
