# SPDX-License-Identifier: Apache-2.0
"""Self-checks over code that was not written for exploration: the differential programs.

Every method that is not private is explored for a moment with all its parameters symbolic. What is
found does not matter here; every term must agree with the run and every solved input must take the
predicted path.
"""

from corpus import Corpus
from exploration import ExploreFailed, explore, self_check_failures
from process import compile_corpus

from programs import read_directives

LIMITS = ["--time", "1s", "--max-paths", "40"]


class SelfChecks(Corpus):
    name = "selfchecks"

    def __init__(self, options, root):
        self.options = options
        self.classes = options.work / "selfchecks" / "classes"
        self.methods = self.paths = 0
        self.sources = []
        for source in sorted(root.glob("*/*.java")):
            directives = read_directives(source)
            fits = int(directives.get("requires", ["17"])[0]) <= options.jdk.feature
            if fits and "javac" not in directives and "jars" not in directives:
                self.sources.append(source)
        compile_corpus(options.jdk, self.sources, self.classes)

    def jobs(self):
        return [(source.stem, source) for source in self.sources]

    def check(self, source):
        try:
            targets, done = explore(self.options, self.classes, source.stem, LIMITS)
        except ExploreFailed as failure:
            if "has no method" in str(failure):  # only a main class with private helpers
                return 0.0, {source.stem: []}
            return 0.0, {source.stem: [str(failure)]}
        complaints = {}
        for target in targets:
            self.methods += 1
            self.paths += len(target.paths)
            complaints[f"{source.stem}#{target.name}"] = list(self_check_failures(target))
        return done.seconds, complaints

    def summary(self):
        return [f"selfchecks: {self.methods} methods, {self.paths} paths"]
