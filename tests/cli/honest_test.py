#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""That what assay generate says and returns is so: honest_test.py BINARY"""
import json
import os
import pathlib
import re
import shutil
import tempfile
import unittest
import xml.etree.ElementTree

from binary import assay, compile_java

NEWEST = 69  # the class-file version of JDK 25


class Honest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.classes = self.root / "classes"
        self.classes.mkdir()

    def generate(self, *words, class_path=None, budget="2s"):
        """The run, its report (None: there is none) and the text of all test files."""
        out, report = self.root / "out", self.root / "report.json"
        shutil.rmtree(out, ignore_errors=True)
        report.unlink(missing_ok=True)
        run = assay("generate", "-cp", class_path or str(self.classes), "--out", str(out), "--json",
                    str(report), "--budget-per-class", budget, *words)
        content = json.loads(report.read_text()) if report.exists() else None
        return run, content, "".join(file.read_text() for file in sorted(out.rglob("*.java")))

    def patch(self, name, *changes):
        file = self.classes / name
        content = file.read_bytes()
        for old, new in changes:
            self.assertIn(old, content)
            content = content.replace(old, new)
        file.write_bytes(content)

    # Coverage and mutants are those of the tests in the folder.

    def test_a_file_that_was_not_written_covers_nothing(self):
        compile_java(self.classes, Pick="class Pick { static int of(int n) { return n > 3 ? 1 : 2; } }")
        mine = self.root / "mine"
        mine.mkdir()
        (mine / "PickGeneratedTest.java").write_text("// mine\n")
        run, report, _ = self.generate("Pick", "--out", str(mine))
        counts = report["classes"][0]["counts"]
        self.assertEqual((counts["branches"], counts["covered"], counts["killed"]), (2, 0, 0), run.stdout)
        self.assertGreater(counts["mutants"], 0)

    def test_nested_classes_without_tests_belong_to_the_one_around_them(self):
        compile_java(self.classes, Outer="""
            class Outer {
              private static class Hidden { static int f(int n) { return n > 3 ? 1 : 2; } }
              static int g(int n) {
                Runnable r = new Runnable() { public void run() { if (n == 7) Hidden.f(n); } };
                r.run();
                return n;
              }
            }""")
        file = self.root / "coverage.xml"
        _, report, _ = self.generate("--jacoco-xml", str(file))
        (row,) = report["classes"]
        self.assertEqual([nested["class"] for nested in row["nested"]], ["Outer$1", "Outer$Hidden"])
        self.assertEqual(row["counts"]["branches"], 4)
        names = {each.get("name") for each in xml.etree.ElementTree.parse(file).iter("class")}
        self.assertEqual(names, {"Outer", "Outer$1", "Outer$Hidden"})

    def test_classes_that_were_not_done_count_with_all_their_branches(self):
        compile_java(self.classes, Pick="class Pick { static int of(int n) { return n > 3 ? 1 : 2; } }")
        run, report, _ = self.generate("--budget", "1ms")
        self.assertEqual(run.returncode, 4, run.stderr)
        self.assertEqual(report["totals"]["branches"], 2)

    # What is missing is said.

    def test_missing_classes_are_named_once_and_their_errors_not_asserted(self):
        compile_java(self.classes, Log="package dep; public class Log { public static void at(int n) {} }",
                     Uses="""
            public class Uses {
              public static int f(int n) { if (n > 3) { dep.Log.at(n); return 1; } return 2; }
            }""", Loud="""
            public class Loud {
              private static final dep.Log LOG = new dep.Log();
              public int g(int n) { return n > 3 ? 1 : 2; }
            }""")
        shutil.rmtree(self.classes / "dep")
        run, report, tests = self.generate()
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertNotIn("Error", tests)
        self.assertEqual(report["missing_classes"], ["dep.Log"])
        self.assertEqual(run.stdout.count("missing on the class path"), 1)
        self.assertLess(run.stdout.index("dep.Log"), run.stdout.index("branches"))
        reasons = {branch.get("reason") for branch in report["classes"][0]["branches"]}
        self.assertIn("class dep.Log is missing", reasons)

    def test_entries_that_are_not_there_are_named(self):
        compile_java(self.classes, Pick="class Pick { static int of(int n) { return n > 3 ? 1 : 2; } }")
        run, report, _ = self.generate(class_path=f"{self.classes}:{self.root}/no-such.jar")
        self.assertIn("no-such.jar", run.stdout)
        self.assertEqual(len(report["warnings"]), 1)

    def test_a_class_that_is_not_initialised_in_time_is_not_tested_half_done(self):
        compile_java(self.classes, Slow="""
            public class Slow {
              private static final java.util.List<String> TABLE = new java.util.ArrayList<>();
              static {
                long sum = 0;
                for (int i = 0; i < 200_000_000; i++) sum += i ^ (sum << 1);
                TABLE.add("sum " + sum);
              }
              public static int length(int n) { return TABLE.get(0).length() + n; }
            }""")
        run, report, tests = self.generate("Slow", budget="500ms")
        self.assertIn("the class initialiser takes too long: Slow", run.stdout)
        self.assertEqual((report["classes"][0]["mismatches"], tests), ([], ""))

    def test_no_test_at_all_is_no_success(self):
        compile_java(self.classes, Shut="class Shut { private Shut() {} int f(int n) { return n; } }")
        run, _, tests = self.generate()
        self.assertEqual((run.returncode, tests), (4, ""), run.stderr)
        self.assertIn("no test was written", run.stderr)

    def test_classes_newer_than_the_jdk_are_named_with_one_that_would_do(self):
        compile_java(self.classes, Pick="class Pick { static int of(int n) { return n > 3 ? 1 : 2; } }")
        file = self.classes / "Pick.class"
        content = bytearray(file.read_bytes())
        if int.from_bytes(content[6:8], "big") >= NEWEST:
            self.skipTest("the JDK at hand is as new")
        content[6:8] = NEWEST.to_bytes(2, "big")
        file.write_bytes(content)
        run, report, _ = self.generate()
        self.assertEqual((run.returncode, report), (5, None))
        self.assertRegex(run.stderr, "newer than the JDK; (JDK [0-9]+ would do: --jdk|they need JDK 25)")

    @unittest.skipIf(os.geteuid() == 0, "nothing is forbidden to root")
    def test_the_folder_is_looked_at_first(self):
        shut = self.root / "shut"
        shut.mkdir(mode=0o500)
        run, _, _ = self.generate("--jdk", "/no/such/jdk", "--out", str(shut / "tests"))
        self.assertEqual(run.returncode, 5)
        self.assertIn("cannot write", run.stderr)

    def test_a_file_is_no_folder_to_write_to(self):
        (self.root / "file").write_text("")
        run, _, _ = self.generate("--jdk", "/no/such/jdk", "--out", str(self.root / "file"))
        self.assertEqual(run.returncode, 5)
        self.assertIn("it is not a folder", run.stderr)

    # Options mean what they say.

    def test_no_null_is_none(self):
        compile_java(self.classes, Give="""
            import java.util.List;
            public class Give {
              public static int text(String s) { return s == null ? 1 : 2; }
              public static int array(String[] s) { return s[0] == null ? 1 : 2; }
              public static int list(List<String> l) { int n = 0; for (String s : l) n += s == null ? 1 : 2; return n; }
            }""")
        _, _, tests = self.generate("--no-null")
        self.assertIn("Give.array(", tests)
        self.assertNotIn("null", re.sub(r"^//.*", "", tests, flags=re.MULTILINE))

    def test_a_method_is_tested_by_itself(self):
        compile_java(self.classes, Box="""
            public class Box {
              private final java.util.List<String> items = new java.util.ArrayList<>();
              private Box next;
              public int length(String s) { if (s == null) return -1; return s.length() > 2 ? 2 : 1; }
              public boolean same(Object o) { return o == this || o == null; }
              public void link(Box n) { next = n; if (n != null && n.next == null) items.add("x"); }
            }""")
        _, report, _ = self.generate("Box#length")
        names = report["classes"][0]["tests"]
        self.assertTrue(names)
        self.assertEqual({name.split("_")[0] for name in names}, {"length"})

    def test_members_that_java_cannot_name_are_left_out(self):
        compile_java(self.classes, Odd="""
            public class Odd {
              public static int plain(int n) { return n > 3 ? 1 : 2; }
              public static int box_impl(int n) { return n > 3 ? 1 : 2; }
              public static int with_blank(int n) { return n > 3 ? 1 : 2; }
              public static int switcher(int n) { return n > 3 ? 1 : 2; }
              public static int field_x;
            }""")
        self.patch("Odd.class", (b"box_impl", b"box-impl"), (b"with_blank", b"with blank"),
                   (b"field_x", b"field-x"), (b"\x00\x08switcher", b"\x00\x06switch"))
        run, report, tests = self.generate()
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(report["totals"]["mismatches"], 0, run.stdout)
        self.assertEqual({name.split("_")[0] for name in report["classes"][0]["tests"]}, {"plain"})

    def test_the_header_can_be_repeated_elsewhere(self):
        compile_java(self.classes, Pick="class Pick { static int of(int n) { return n > 3 ? 1 : 2; } }")
        _, _, tests = self.generate("Pick")
        (line,) = [line for line in tests.splitlines() if "assay generate" in line]
        self.assertRegex(line, r"assay generate -cp classes --budget-per-class 2s Pick --jdk \d+$")
        self.assertNotIn(str(self.root), tests)
        version = line.split()[-1]
        run, _, again = self.generate("Pick", "--jdk", version)
        if run.returncode != 5:  # there may be no such JDK in the usual place
            self.assertEqual(again, tests)

    def test_reports_are_the_same_if_no_budget_was_hit(self):
        compile_java(self.classes, Pair="""
            public class Pair {
              private int a, b;
              public void add(int n) { if (n > 100) a += n; else b ^= n * 3; }
              public void swap() { int c = a; a = b; b = c; }
              public int test(int n) { return a * a == 1234321 + n ? 1 : b > a ? 2 : 3; }
            }""")
        rows = []
        for _ in range(2):
            _, report, _ = self.generate("--symbolic-states", "2", budget="30s")
            (row,) = report["classes"]
            del row["milliseconds"], row["phases"]
            rows.append(row)
        if not any(row["budget_was_hit"] for row in rows):
            self.assertEqual(rows[0], rows[1])


if __name__ == "__main__":
    unittest.main()
