#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What assay explore and assay verify print and return: explore_test.py BINARY"""
import json
import pathlib
import shlex
import subprocess
import tempfile
import unittest

from binary import assay, compile_java, jdk_tool

DIV = """
public class Div {
  static int half(int n) {
    return 10 / n;
  }

  static String size(int n) {
    if (n > 1000) {
      return "big";
    }
    return "small";
  }
}
"""

OPEN = """
public class Open {
  static final class Rule {
    private Rule() {}

    int apply(int n) {
      return n + 1;
    }
  }

  static int use(Rule rule, int n) {
    return rule != null && rule.apply(n) > 3 ? 1 : 0;
  }
}
"""

OPENED = """
public class Opened {
  static boolean open(int n) {
    String.class.getDeclaredFields()[0].setAccessible(true);
    return n > 1000;
  }
}
"""

# What is false of the objects, libraries and machines that are at hand here, and true of others.
ELSEWHERE = """
public class Elsewhere {
  static class Base {
    Base() { prepare(); }
    void prepare() {}
  }

  static class Derived extends Base {
    int size;

    Derived() {
      if (size != 0) { size = 7; }           // a subclass overrides prepare()
    }
  }

  static class Overridable {
    int size;

    Overridable() {
      prepare();
      if (size != 5) { size = 7; }           // likewise
    }

    void prepare() { size = 5; }
  }

  static class Plain {
    final int size;

    Plain(int n) {
      size = n;
      if (size != n) { throw new Error(); }  // never
    }
  }

  static native int probe();

  static int library() {
    return probe() == 3 ? 1 : 0;             // there may be one to link with
  }

  static int message(String text) {
    try {
      return text.length();
    } catch (NullPointerException e) {
      return e.getMessage() == null ? 1 : 2; // an option, or compiled code
    }
  }
}
"""

UNSAFE = """
public class Unsafe {
  public static void main(String[] arguments) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 3);
    assert n != 42 : "found it";
  }
}
"""

# A Verifier of its own package that knows nothing of verifier.values.
FOREIGN_VERIFIER = """
package bench.tool;

public class Verifier {
  public static int nondetInt() {
    return new java.util.Random().nextInt();
  }

  public static char nondetChar() {
    return 'x';
  }

  public static void assume(boolean condition) {
  }
}
"""

FOREIGN = """
package app;

import bench.tool.Verifier;

public class Foreign {
  public static void main(String[] arguments) {
    char c = Verifier.nondetChar();
    int n = Verifier.nondetInt();
    Verifier.assume(c != 'x');
    try {
      assert n != 77 || c != '"';
    } catch (AssertionError failure) {
      System.out.println("nothing to see");
    }
    System.out.println(100 / (n - 5));
  }
}
"""

SAFE = """
public class Safe {
  public static void main(String[] arguments) {
    int n = Verifier.nondetInt();
    assert n != 42 || n > 7;
  }
}
"""

VERIFIER = pathlib.Path(__file__).parents[1] / "exploration" / "verify" / "Verifier.java"


class Usage(unittest.TestCase):
    def test_mistakes_end_with_2_and_one_line(self):
        for words in (["explore"], ["verify"], ["explore", "A", "B"], ["verify", "A", "B"],
                      ["explore", "--trace", "0", "A"], ["explore", "--trace", "x", "A"],
                      ["explore", "--workers", "0", "A"], ["explore", "--time", "soon", "A"],
                      ["explore", "--max-path", "3", "A"], ["verify", "--trace", "1", "A"]):
            run = assay(*words)
            self.assertEqual((run.returncode, run.stdout), (2, ""), words)
            self.assertRegex(run.stderr, r"\Aassay: [^\n]+\n\Z")

    def test_missing_jdk_ends_with_5(self):
        for command in ("explore", "verify"):
            run = assay(command, "--jdk", "/no/jdk/here", "Main")
            self.assertEqual((run.returncode, run.stdout), (5, ""), command)
            self.assertRegex(run.stderr, r"\Aassay: [^\n]*/no/jdk/here[^\n]*\n\Z")


class WithClasses(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        compile_java(cls.folder.name, Div=DIV, Open=OPEN, Opened=OPENED, Elsewhere=ELSEWHERE, Unsafe=UNSAFE, Safe=SAFE,
                     Verifier=VERIFIER.read_text())
        sources = pathlib.Path(cls.folder.name) / "foreign"
        sources.mkdir()
        (sources / "Verifier.java").write_text(FOREIGN_VERIFIER)
        (sources / "Foreign.java").write_text(FOREIGN)
        subprocess.run([jdk_tool("javac"), "-g", "-d", cls.folder.name, *sources.glob("*.java")],
                       check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def command(self, name, *words):
        return assay(name, "-cp", self.folder.name, *words)

    def test_what_cannot_be_found_is_named_on_one_line(self):
        for name, subject, found in (("explore", "Missing", "Missing"),
                                     ("explore", "Div#third", "third"),
                                     ("explore", "Div#half(String)", "half"),
                                     ("explore", "Div#half(int", "Div#half(int"),
                                     ("verify", "Missing", "Missing"),
                                     ("verify", "Div", "main")):
            run = self.command(name, subject)
            self.assertEqual((run.returncode, run.stdout), (5, ""), subject)
            self.assertRegex(run.stderr, r"\Aassay: [^\n]+\n\Z")
            self.assertIn(found, run.stderr)

    def test_paths_are_a_table(self):
        run = self.command("explore", "Div#half(int)")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertEqual(run.stdout.splitlines()[0], "Div#half(int)")
        self.assertRegex(run.stdout, r"\n +\d  n = 0 +throws java\.lang\.ArithmeticException: "
                                     r"/ by zero at Div\.half:4")
        self.assertRegex(run.stdout, r"\n +\d  n = -?[1-9]\d* +returns ")

    def test_json_names_inputs_outcomes_and_verdicts(self):
        run = self.command("explore", "--json", "Div#size")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        (target,) = json.loads(run.stdout)["targets"]
        self.assertEqual(target["method"], "Div#size(int)")
        self.assertEqual({path["outcome"]["value"] for path in target["paths"]}, {"big", "small"})
        self.assertEqual([branch["verdict"] for branch in target["branches"]], ["covered"] * 2)
        self.assertTrue(target["statistics"]["complete"])
        self.assertNotIn("times", target["statistics"])

    def test_what_no_object_could_be_made_for_is_not_called_infeasible(self):
        run = self.command("explore", "--json", "Open#use")
        (target,) = json.loads(run.stdout)["targets"]
        self.assertEqual(target["unbuildable"], ["Open$Rule"])
        verdicts = {branch["verdict"] for branch in target["branches"]}
        self.assertEqual(verdicts, {"covered", "undecided"})
        self.assertFalse(target["statistics"]["complete"])

    def infeasible(self, target):
        """How many edges are called so."""
        explored = json.loads(self.command("explore", "--json", target).stdout)["targets"][0]
        return [each["verdict"] for each in explored["branches"]].count("infeasible")

    def test_a_constructor_may_run_for_a_subclass(self):
        self.assertEqual(self.infeasible("Elsewhere$Derived#<init>"), 0)
        self.assertEqual(self.infeasible("Elsewhere$Overridable#<init>"), 0)
        self.assertEqual(self.infeasible("Elsewhere$Plain#<init>"), 1)

    def test_nothing_follows_from_a_missing_native_library(self):
        self.assertEqual(self.infeasible("Elsewhere#library"), 0)

    def test_messages_of_the_machine_are_its_own(self):
        self.assertEqual(self.infeasible("Elsewhere#message"), 0)

    def test_added_opens_reach_the_program(self):
        closed = self.command("explore", "Opened")
        self.assertIn("java.lang.reflect.InaccessibleObjectException", closed.stdout)
        opened = self.command("explore", "--add-opens", "java.base/java.lang=ALL-UNNAMED", "Opened")
        self.assertEqual((opened.returncode, opened.stderr), (0, ""))
        self.assertIn("returns true", opened.stdout)
        self.assertNotIn("throws", opened.stdout)

    def test_trace_shows_the_condition_of_a_path(self):
        run = self.command("explore", "--trace", "1", "Div#size(int)")
        self.assertRegex(run.stdout, r"\n  path 1: n = .*\n    returns \w+, because\n    .*n.*1000")

    def test_equal_runs_print_equal_bytes(self):
        for words in (["Div"], ["--json", "Div"]):
            first = self.command("explore", *words)
            for workers in ("1", "2"):
                run = self.command("explore", "--workers", workers, *words)
                self.assertEqual(run.stdout, first.stdout, workers)

    def test_safe_program_is_true(self):
        run = self.command("verify", "Safe")
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "TRUE\n", ""))

    def test_unsafe_program_is_false_and_can_be_replayed(self):
        run = self.command("verify", "Unsafe")
        self.assertEqual((run.returncode, run.stderr), (10, ""))
        lines = run.stdout.splitlines()
        self.assertEqual(lines[:3], ["FALSE", "nondetInt -> 42",
                                     "java.lang.AssertionError: found it at Unsafe.main:6"])
        java, *words = shlex.split(lines[3].removeprefix("replay: "))
        self.assertEqual(java, "java")
        stock = subprocess.run([jdk_tool("java"), *words], capture_output=True, text=True,
                               check=False)
        own = assay("run", *words)
        for replay in (stock, own):
            self.assertEqual(replay.returncode, 1)
            self.assertIn("java.lang.AssertionError: found it", replay.stderr)

    def replay_with_written_verifier(self, *options):
        """Verifies, replays with the Verifier that was written, and returns both outputs."""
        with tempfile.TemporaryDirectory() as folder:
            run = self.command("verify", "--replay", folder, *options, "app.Foreign")
            self.assertEqual((run.returncode, run.stderr), (10, ""), run.stdout)
            line = run.stdout.splitlines()[-1].removeprefix("replay: ")
            for tool in ("javac", "java"):
                line = line.replace(f"{tool} -", f"{jdk_tool(tool)} -")
            stock = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
        return run.stdout, stock.stdout + stock.stderr

    def test_a_foreign_verifier_is_replaced_for_the_replay(self):
        said, replayed = self.replay_with_written_verifier()
        self.assertIn("which the program catches", said)
        self.assertRegex(replayed, "java/lang/AssertionError")
        self.assertIn("nothing to see", replayed)
        run = self.command("verify", "app.Foreign")
        self.assertIn("replay: with --replay DIR", run.stdout)

    def test_uncaught_exceptions_are_a_property_of_their_own(self):
        said, replayed = self.replay_with_written_verifier("--property", "exceptions")
        self.assertIn("ArithmeticException", said)
        self.assertIn("nondetInt -> 5", said)
        self.assertIn("java.lang.ArithmeticException: / by zero", replayed)

    def test_an_unknown_property_is_refused(self):
        run = self.command("verify", "--property", "speed", "Safe")
        self.assertEqual(run.returncode, 2)
        self.assertIn("expected assert, exceptions or both", run.stderr)

    def test_verdict_as_json(self):
        run = self.command("verify", "--json", "Unsafe")
        report = json.loads(run.stdout)
        self.assertEqual((run.returncode, report["verdict"]), (10, "FALSE"))
        self.assertEqual(report["witness"],
                         [{"method": "nondetInt", "value": "42", "text": "42"}])


if __name__ == "__main__":
    unittest.main()
