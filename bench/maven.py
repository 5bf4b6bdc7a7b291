# SPDX-License-Identifier: Apache-2.0
"""Jars by mvn, with all they need, into a folder of the build."""

import shutil
import subprocess

COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies"


def dependency(artifact):
    group, name, version = artifact.split(":")
    return (f"<dependency><groupId>{group}</groupId><artifactId>{name}</artifactId>"
            f"<version>{version}</version></dependency>")


def fetch(artifacts, folder):
    """The jars of artifacts (group:name:version) and of what they need; those of an earlier run are taken as they are."""
    wanted = "".join(map(dependency, artifacts))
    project = ("<project><modelVersion>4.0.0</modelVersion><groupId>assay</groupId><artifactId>fetched</artifactId>"
               f"<version>1</version><dependencies>{wanted}</dependencies></project>")
    folder.mkdir(parents=True, exist_ok=True)
    pom, stamp = folder / "pom.xml", folder / "complete.xml"
    if not stamp.exists() or stamp.read_text() != project:
        shutil.rmtree(folder / "jars", ignore_errors=True)  # of other artifacts
        pom.write_text(project)
        subprocess.run(["mvn", "-q", "-B", "-f", str(pom), COPY, f"-DoutputDirectory={folder / 'jars'}"], check=True)
        stamp.write_text(project)
    return sorted((folder / "jars").glob("*.jar"))
