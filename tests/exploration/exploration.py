# SPDX-License-Identifier: Apache-2.0
"""Calls `assay explore` and gives its answer a shape."""

import json
import re
from dataclasses import dataclass

from literals import read_literal
from process import STOPPED_BY_US, run_measured


@dataclass(frozen=True)
class Path:
    inputs: tuple  # of (name, type, Java expression)
    receiver: str
    has_invented: bool  # objects that are shown by what they answer, and not in Java
    kind: str
    value: str
    exception: str
    message: str
    at: str

    def values(self):
        return {name: read_literal(value) for name, _, value in self.inputs}

    def described(self):
        inputs = ", ".join(f"{name} = {value}" for name, _, value in self.inputs)
        if self.kind == "threw":
            return f"({inputs}) threw {self.exception}: {self.message} at {self.at}"
        return f"({inputs}) {self.kind} {self.value}"


@dataclass(frozen=True)
class Target:
    method: str  # pkg.Class#name(types)
    paths: tuple
    branches: tuple  # as they came
    statistics: dict
    failure: str = ""
    first_violation: str = ""

    @property
    def class_name(self):
        return self.method.partition("#")[0]

    @property
    def name(self):
        return re.split(r"[#(]", self.method)[1]


class ExploreFailed(Exception):
    """The command ended without an answer that can be read."""


def read_path(data):
    outcome = data["outcome"]
    return Path(
        inputs=tuple((i["name"], i["type"], i["value"]) for i in data["inputs"]),
        receiver=data.get("receiver") or "",
        has_invented=data["has_invented"],
        kind=outcome["kind"],
        value=outcome.get("value"),
        exception=outcome.get("exception") or "",
        message=outcome.get("message"),
        at=outcome.get("at") or "",
    )


def read_target(data):
    paths = tuple(read_path(path) for path in data["paths"])
    violations = data.get("violations") or [""]
    return Target(
        data["method"],
        paths,
        tuple(data["branches"]),
        data["statistics"],
        data.get("failure") or "",
        violations[0],
    )


def explore(options, class_path, target, extra=()):
    """The explored targets and the finished process."""
    command = [options.assay, "explore", "--json", "--jdk", options.jdk.home, "-cp", class_path]
    done = run_measured([*command, *options.explore, *extra, target], options.jdk)
    if done.code == STOPPED_BY_US:
        raise ExploreFailed(f"still exploring after {done.wall:.0f} s")
    try:
        return [read_target(data) for data in json.loads(done.stdout)["targets"]], done
    except (ValueError, KeyError, TypeError) as error:
        raise ExploreFailed(
            f"no answer ({type(error).__name__} {error}): {done.first_complaint()}"
        ) from error


def self_check_failures(target):
    if target.failure:
        yield f"failed: {target.failure}"
        return
    for counter in ("divergences", "violations"):
        count = target.statistics.get(counter)
        if count != 0:
            detail = f": {target.first_violation}" if target.first_violation else ""
            yield f"{counter} should be 0, found {count}{detail}"
