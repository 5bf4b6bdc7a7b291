#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""SARIF files against the published schema, and as baselines of later runs.

    sarif_test.py ASSAY-BINARY
"""
import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import shop

try:
    import jsonschema
except ImportError:
    jsonschema = None

SYSTEM_PYTHON = "/usr/bin/python3"  # the one that packages install for
ROOT = pathlib.Path(__file__).resolve().parents[2]


@functools.cache
def validator():
    """What holds reports against the schema; or why there is nothing that does."""
    if jsonschema is None:
        return None, "no jsonschema for this Python: tools/install_packages --tests"
    made = subprocess.run([ROOT / "tools" / "install_sarif_schema", ROOT / "build" / "sarif-schema"],
                          capture_output=True, text=True, check=False)
    if made.returncode != 0:
        return None, made.stderr.strip()
    schema = json.loads(pathlib.Path(made.stdout.strip()).read_text(encoding="utf-8"))
    return jsonschema.Draft4Validator(schema), ""


def results_of(file):
    return json.loads(file.read_text())["runs"][0]["results"]


def shifted(text):
    """The same program, each method 20 lines and more further down."""
    return re.sub(r"(?m)^  public ", "//\n" * 20 + "  public ", "//\n" * 20 + text)


class Validated(unittest.TestCase):
    folder = None

    def validate(self, report):
        found, problem = validator()
        if found is None:
            print(f"\nSKIPPED: {report} was not held against the SARIF schema: {problem}",
                  file=sys.stderr)
            self.skipTest(problem)
        log = json.loads((self.folder / report).read_text(encoding="utf-8"))
        self.assertEqual([f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
                          for error in found.iter_errors(log)][:20], [])


class Sarif(Validated):
    @classmethod
    def setUpClass(cls):
        # pylint: disable-next=consider-using-with
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.program = shop.Program(cls.folder, Basket=shop.BASKET, Shares=shop.SHARES)
        done = cls.program.assay("check", "--sarif", "first.sarif")
        assert done.returncode == 0, done.stderr + done.stdout
        cls.first = results_of(cls.folder / "first.sarif")
        cls.text = done.stdout

    def setUp(self):
        self.program.write("Basket", shop.BASKET)
        self.program.write("Shares", shop.SHARES)

    def again(self, report, *options):
        self.program.compile()
        return self.program.assay("check", "--baseline", "first.sarif", "--fail-on", "new",
                                  "--sarif", report, *options)

    def test_finds_what_is_there(self):
        rules = {result["ruleId"] for result in self.first}
        self.assertLessEqual({"null-dereference", "index", "division-by-zero"}, rules)

    def test_validates(self):
        self.validate("first.sarif")

    def test_schema_is_no_rubber_stamp(self):
        report = json.loads((self.folder / "first.sarif").read_text())
        report["runs"][0]["results"][0]["level"] = "loud"
        (self.folder / "broken.sarif").write_text(json.dumps(report))
        with self.assertRaises(AssertionError):
            self.validate("broken.sarif")

    def test_places_are_in_the_sources(self):
        for result in self.first:
            place = result["locations"][0]["physicalLocation"]
            self.assertEqual(place["artifactLocation"]["uriBaseId"], "SOURCES")
            file = self.folder / "src" / place["artifactLocation"]["uri"]
            self.assertTrue(file.is_file(), file)
            self.assertGreater(place["region"]["startLine"], 0)
            test = result["relatedLocations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            self.assertTrue((self.folder / "tests" / test).is_file(), test)

    def test_second_run_has_nothing_new(self):
        done = self.again("second.sarif")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        results = results_of(self.folder / "second.sarif")
        self.assertEqual(len(results), len(self.first))
        self.assertEqual({result["baselineState"] for result in results}, {"unchanged"})
        self.assertIn("baseline: 0 new findings, 3 known, 0 not found again", done.stdout)
        self.assertNotIn("division by zero", done.stdout)
        self.validate("second.sarif")

    def test_lines_put_in_above_change_nothing(self):
        self.program.write("Basket", shifted(shop.BASKET))
        self.program.write("Shares", shifted(shop.SHARES))
        done = self.again("shifted.sarif")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        results = results_of(self.folder / "shifted.sarif")
        self.assertEqual([result["baselineState"] for result in results],
                         ["unchanged"] * len(self.first))
        line = {result["partialFingerprints"]["assayFinding/v1"]:
                result["locations"][0]["physicalLocation"]["region"]["startLine"]
                for result in self.first}
        for result in results:
            moved = result["locations"][0]["physicalLocation"]["region"]["startLine"]
            before = line[result["partialFingerprints"]["assayFinding/v1"]]
            self.assertGreaterEqual(moved, before + 20)

    def test_a_new_failure_is_new_and_a_mended_one_absent(self):
        mended = shop.SHARES.replace("return total / parts;", "return parts == 0 ? 0 : total / parts;")
        self.program.write("Shares", mended.replace("private static int share", """
  public static int last(int[] numbers) {
    if (numbers == null || numbers.length > 3) return 0;
    return numbers[numbers.length - 1];
  }

  private static int share"""))
        done = self.again("changed.sarif")
        self.assertEqual(done.returncode, 3, done.stderr + done.stdout)
        states = {(result["ruleId"], result["baselineState"])
                  for result in results_of(self.folder / "changed.sarif")}
        self.assertIn(("array-index", "new"), states)
        self.assertIn(("division-by-zero", "absent"), states)
        self.assertIn("baseline: 1 new finding, 2 known, 1 not found again", done.stdout)
        self.assertNotIn("null dereference", done.stdout)
        self.assertEqual(done.stderr.splitlines()[-1], "assay: 1 new finding; see the report")
        self.validate("changed.sarif")

    def test_what_was_not_searched_is_not_gone(self):
        done = self.again("part.sarif", "--exclude", "shop.Basket", "-v")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        self.assertIn("0 new findings, 1 known, 0 not found again, "
                      "2 in classes that were not searched", done.stdout)
        self.assertIn("1. known: division by zero at shop.Shares.share", done.stdout)
        self.validate("part.sarif")

    def test_results_carry_what_viewers_show(self):
        run = json.loads((self.folder / "first.sarif").read_text())["runs"][0]
        rules = run["tool"]["driver"]["rules"]
        self.assertTrue(all(rule["help"]["text"] and rule["shortDescription"]["text"]
                            for rule in rules))
        result = next(each for each in self.first if each["ruleId"] == "division-by-zero")
        self.assertEqual(rules[result["ruleIndex"]]["id"], "division-by-zero")
        steps = result["codeFlows"][0]["threadFlows"][0]["locations"]
        texts = [step["location"]["message"]["text"] for step in steps]
        self.assertEqual(texts[-3:], ["bonus != 7 (bonus is 0)", "calls shop.Shares.share",
                                      "throws java.lang.ArithmeticException"])
        lines = [step["location"]["physicalLocation"]["region"]["startLine"] for step in steps]
        self.assertEqual(lines[-3:], [16, 12, 19])
        self.assertEqual([frame["location"]["logicalLocations"][0]["name"]
                          for frame in result["stacks"][0]["frames"]], ["share", "average"])

    def test_the_text_has_the_lines_of_the_path(self):
        self.assertIn("      Shares.java:16 bonus != 7 (bonus is 0)\n        > if (bonus == 7) {\n"
                      "      Shares.java:19 fails\n        > return total / parts;\n", self.text)

    def test_bad_baselines_are_refused_in_one_line(self):
        report = (self.folder / "first.sarif").read_text()
        for name, content in {"empty": "", "cut": report[:len(report) // 2], "list": "[]",
                              "other": json.dumps({"version": "2.1.0", "runs": []}),
                              "deep": "[" * 100_000, "bytes": "\udcff\udcfe"}.items():
            file = self.folder / f"{name}.bad"
            file.write_bytes(content.encode("utf-8", "surrogateescape"))
            done = self.program.assay("check", "--baseline", file.name)
            self.assertEqual(done.returncode, 2, name)
            self.assertRegex(done.stderr, r"\Aassay: --baseline: cannot use [^\n]*\n\Z", name)
        done = self.program.assay("check", "--baseline", "nowhere.sarif")
        self.assertEqual((done.returncode, done.stderr),
                         (2, "assay: --baseline: cannot use nowhere.sarif: "
                             "No such file or directory\n"))

    def test_missing_sources_are_a_mistake(self):
        done = self.program.assay("check", "--sources", "nowhere")
        self.assertEqual((done.returncode, done.stderr),
                         (2, "assay: --sources: there is no folder nowhere\n"))

    def test_reports_that_cannot_be_written_are_refused_at_once(self):
        (self.folder / "folder").mkdir(exist_ok=True)
        (self.folder / "notes.txt").write_text("mine")
        for options, problem in (
                (("--sarif", "nowhere/a.sarif"),
                 "--sarif: cannot write nowhere/a.sarif: No such file or directory"),
                (("--html", "folder"), "--html: cannot write folder: not a regular file"),
                (("--html", "notes.txt"), "--html: cannot write notes.txt: the file there is no "
                                          "such report; --overwrite replaces it"),
                (("--sarif", "-", "--json", "-"),
                 "--json and --sarif cannot both be written to standard output"),
                (("--sarif", "both", "--html", "./both"),
                 "--sarif and --html cannot both be written to both")):
            done = self.program.assay("check", *options)
            self.assertEqual((done.returncode, done.stdout, done.stderr),
                             (2, "", f"assay: {problem}\n"))
        self.assertEqual((self.folder / "notes.txt").read_text(), "mine")


SIZE = """package shop;

public class Gr\u00f6\u00dfe {
  public static int je(int menge) {
    return 100 / (menge - 3);
  }
}
"""
FINE = """package shop;

public class Fine {
  public static int half(int number) {
    return number / 2;
  }
}
"""


class Odd(Validated):
    """Programs that have less, or other things, than usual."""

    def setUp(self):
        # pylint: disable-next=consider-using-with
        temporary = tempfile.TemporaryDirectory(suffix=" \u00e4#%")
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def check(self, program):
        done = program.assay("check", "--sarif", "odd.sarif", "--html", "odd.html")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        self.validate("odd.sarif")
        return results_of(self.folder / "odd.sarif")

    def test_nothing_found(self):
        self.assertEqual(self.check(shop.Program(self.folder, Fine=FINE)), [])

    def test_no_debug_information(self):
        results = self.check(shop.Program(self.folder, debug="-g:none", Shares=shop.SHARES))
        self.assertEqual([result["ruleId"] for result in results], ["division-by-zero"])
        place = results[0]["locations"][0]["physicalLocation"]
        self.assertEqual(place["artifactLocation"]["uri"], "shop/Shares.java")
        self.assertNotIn("region", place)

    def test_names_that_are_not_ascii(self):
        results = self.check(shop.Program(self.folder, **{"Gr\u00f6\u00dfe": SIZE}))
        self.assertEqual([result["ruleId"] for result in results], ["division-by-zero"])
        place = results[0]["locations"][0]["physicalLocation"]["artifactLocation"]
        self.assertEqual(place, {"uri": "shop/Gr%C3%B6%C3%9Fe.java", "uriBaseId": "SOURCES"})
        self.assertIn("Gr\u00f6\u00dfe", (self.folder / "odd.html").read_text(encoding="utf-8"))


if __name__ == "__main__":
    if jsonschema is None and os.path.realpath(sys.executable) != os.path.realpath(SYSTEM_PYTHON):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, __file__, shop.BINARY, *sys.argv[1:]])
    unittest.main()
