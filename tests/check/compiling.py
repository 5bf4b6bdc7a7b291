# SPDX-License-Identifier: Apache-2.0
"""Compiles sources, each set once as long as it stays the same."""

import hashlib
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "exploration"))
sys.path.append(str(HERE.parent.parent / "bench" / "coverage"))

import jars  # noqa: E402
from process import run_javac  # noqa: E402

OPTIONS = ["-g", "--release", "17"]


def compile_sources(jdk, sources, folder, class_path=None, options=()):
    """As a user's project would be compiled: Java 17, with debug information."""
    digest = hashlib.sha256(f"{jdk.version} {class_path} {options}".encode())
    for source in sources:
        digest.update(source.read_bytes())
    stamp = folder.with_name(f"{folder.name}.hash")
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    done = run_javac(jdk, sources, folder, class_path=class_path, options=[*OPTIONS, *options])
    if done.code != 0:
        raise SystemExit(f"javac of {jdk.home} failed:\n{done.stderr}")
    (folder / "sources.txt").unlink()
    stamp.write_text(digest.hexdigest())
    return folder


def compile_tool(options, name):
    """The folder of one Java program of ours."""
    return compile_sources(options.jdk, [HERE / "tools" / f"{name}.java"], options.work / "tools" / name,
                           class_path=":".join(jars.tool_class_path()))
