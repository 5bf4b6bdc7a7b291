#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Exit codes and messages of the assay binary: cli_test.py BINARY"""
import json
import pathlib
import subprocess
import tempfile
import unittest

from binary import assay, compile_java, jdk_tool

PROGRAM = """
public class Program {
  public static void main(String[] arguments) throws Exception {
    switch (arguments[0]) {
      case "echo" -> System.out.println(String.join("|", arguments));
      case "exit" -> System.exit(Integer.parseInt(arguments[1]));
      case "throw" -> throw new IllegalStateException("on purpose");
      case "loop" -> { for (;;) { } }
      case "fill" -> { var all = new java.util.ArrayList<long[]>(); for (;;) all.add(new long[4096]); }
      case "waiting-class" -> System.out.println(NeedsHelper.value);
      case "property" -> System.out.println(System.getProperty(arguments[1]));
      case "assert" -> { assert false : "checked"; System.out.println("not checked"); }
      case "modules" -> {
        for (String name : new String[] {"java.lang", "jdk.internal.misc", "sun.net"}) {
          Module base = Object.class.getModule(), here = Program.class.getModule();
          System.out.println(base.isExported(name, here) + " " + base.isOpen(name, here));
        }
      }
      default -> throw new AssertionError();
    }
  }

  static class NeedsHelper {
    static int value;
    static {
      Thread helper = new Thread(() -> value = 1, "helper");  // a method of this class
      helper.start();
      try {
        helper.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
"""


class WithoutAProgram(unittest.TestCase):
    def test_version_is_one_line(self):
        run = assay("version")
        self.assertRegex(run.stdout, r"\Aassay \d+\.\d+\.\d+\n\Z")
        self.assertEqual(run.returncode, 0)

    def test_help_goes_to_standard_output(self):
        for words in (["help"], ["--help"], ["run", "--help"], ["help", "doctor"]):
            run = assay(*words)
            self.assertEqual((run.returncode, run.stderr), (0, ""), words)
            self.assertIn("usage: assay", run.stdout)

    def test_usage_mistakes_end_with_2_and_one_line(self):
        for words in ([], ["rum"], ["run"], ["run", "--fule", "1", "Main"],
                      ["run", "--heap", "big", "Main"], ["help", "nothing"], ["doctor", "now"],
                      ["run", "--add-exports", "java.base", "Main"], ["run", "--add-opens"],
                      ["explore", "--add-opens", "java.base/java.lang", "Main"],
                      ["verify", "--add-exports=", "Main"]):
            run = assay(*words)
            self.assertEqual((run.returncode, run.stdout), (2, ""), words)
            self.assertRegex(run.stderr, r"\Aassay: [^\n]+\n\Z")

    def test_missing_jdk_ends_with_5(self):
        run = assay("run", "--jdk", "/no/jdk/here", "Main")
        self.assertEqual(run.returncode, 5)
        self.assertRegex(run.stderr, r"\Aassay: .*/no/jdk/here.*\n")

    def test_doctor_reports_the_jdk_and_passes_its_self_test(self):
        run = assay("doctor", "--json")
        report = json.loads(run.stdout)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertGreaterEqual(report["jdk"]["feature"], 17)
        self.assertTrue(report["self_test"]["ok"])
        self.assertIn("self-test    ok", assay("doctor").stdout)


class WithAProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        compile_java(cls.folder.name, Program=PROGRAM)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def program(self, *arguments, options=()):
        return assay("run", "-cp", self.folder.name, *options, "Program", *arguments)

    def test_arguments_reach_the_program_untouched(self):
        run = self.program("echo", "--fuel", "@x", "", "run")
        self.assertEqual((run.returncode, run.stdout), (0, "echo|--fuel|@x||run\n"), run.stderr)

    def test_exit_code_is_passed_on(self):
        for code in (0, 3, 7, 255):
            self.assertEqual(self.program("exit", str(code)).returncode, code)

    def test_uncaught_exception_prints_as_java_does(self):
        run = self.program("throw")
        self.assertEqual(run.returncode, 1)
        self.assertEqual(run.stderr.splitlines()[0],
                         'Exception in thread "main" java.lang.IllegalStateException: on purpose')

    def test_each_budget_stops_an_endless_loop(self):
        for option, value in (("--fuel", "5M"), ("--time", "300ms")):
            run = self.program("loop", options=(option, value))
            self.assertEqual(run.returncode, 4, option)
            self.assertRegex(run.stderr, r"\Aassay: stopped: [^\n]+\n\Z")

    def test_threads_that_wait_for_each_others_classes_are_named(self):
        run = self.program("waiting-class")
        self.assertEqual(run.returncode, 4)
        self.assertIn('thread "helper" waits for the initialisation of Program$NeedsHelper by "main"',
                      run.stderr)

    def test_heap_limit_is_an_out_of_memory_error(self):
        run = self.program("fill", options=("--heap", "64M"))
        self.assertEqual(run.returncode, 1)
        self.assertIn("java.lang.OutOfMemoryError: Java heap space", run.stderr)

    def test_properties_and_assertions(self):
        self.assertEqual(self.program("property", "k", options=("-Dk=v=w",)).stdout, "v=w\n")
        self.assertEqual(self.program("assert").stdout, "not checked\n")
        self.assertEqual(self.program("assert", options=("-ea",)).returncode, 1)

    def test_modules_open_as_the_manifest_of_a_jar_and_the_options_say(self):
        folder = pathlib.Path(self.folder.name)
        (folder / "manifest").write_text(
            "Main-Class: Program\n"
            "Add-Exports: java.base/jdk.internal.misc no.module/p wrong\n"
            "Add-Opens: java.base/java.lang java.base/no.such\n")
        subprocess.run([jdk_tool("jar"), "--create", "--file", folder / "program.jar", "--manifest",
                        folder / "manifest", "-C", folder, "Program.class"], check=True)
        words = ["--add-opens", "java.base/sun.net=ALL-UNNAMED", "-jar", folder / "program.jar",
                 "modules"]
        java = subprocess.run([jdk_tool("java"), *words], capture_output=True, text=True, check=True)
        run = assay("run", *words)
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, java.stdout, java.stderr))
        self.assertEqual(java.stdout, "true true\ntrue false\ntrue true\n")
        self.assertEqual(self.program("modules").stdout, "true false\nfalse false\nfalse false\n")

    def test_missing_class_ends_with_5_and_names_it(self):
        run = assay("run", "-cp", self.folder.name, "Missing")
        self.assertEqual(run.returncode, 5)
        self.assertRegex(run.stderr, r"\Aassay: [^\n]*Missing")

    def test_class_path_defaults_to_classpath_variable(self):
        run = assay("run", "Program", "echo", CLASSPATH=self.folder.name)
        self.assertEqual(run.stdout, "echo\n", run.stderr)


if __name__ == "__main__":
    unittest.main()
