# SPDX-License-Identifier: Apache-2.0
"""The assay binary named by the first argument of the process, and Java classes to feed it."""
import os
import pathlib
import subprocess
import sys

BINARY = os.path.abspath(sys.argv.pop(1))


def assay(*arguments, **environment):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=60,
                          check=False, env={**os.environ, **environment})


def jdk_tool(name):
    home = os.environ.get("JAVA_HOME")
    return os.path.join(home, "bin", name) if home else name


def compile_java(folder, **sources):
    """Compiles each text as the class it is named after."""
    for name, text in sources.items():
        (pathlib.Path(folder) / f"{name}.java").write_text(text)
    files = [os.path.join(folder, f"{name}.java") for name in sources]
    subprocess.run([jdk_tool("javac"), "-g", "-d", folder, *files], check=True)
