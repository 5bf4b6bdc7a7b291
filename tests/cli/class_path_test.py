#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a program can read through its class path: class_path_test.py BINARY"""
import os
import pathlib
import subprocess
import tempfile
import unittest
import zipfile

from binary import BINARY, assay, compile_java

READER = """
import java.io.*;
import java.net.URL;
import java.nio.file.*;

public class Reader {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      System.out.println(name + ": " + asFile(name) + " " + asPath(name) + " " + asResource(name));
    }
  }
  static String asFile(String name) {
    try (BufferedReader in = new BufferedReader(new FileReader(name))) {
      return in.readLine();
    } catch (IOException e) {
      return new File(name).exists() ? "exists" : "none";
    }
  }
  static String asPath(String name) {
    try {
      return Files.readString(Path.of(name)).strip();
    } catch (IOException e) {
      return "none";
    }
  }
  static String asResource(String name) throws IOException {
    String inner = name.startsWith("/") ? name.substring(1) : name;
    URL found = Reader.class.getClassLoader().getResource(inner);
    if (found == null) return "none";
    try (InputStream in = found.openStream()) {
      return new String(in.readAllBytes()).strip();
    }
  }
}
"""


class Reading(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = pathlib.Path(temporary.name) / "my folder \u00e4"
        (self.root / "app").mkdir(parents=True)
        (self.root / "secret").mkdir()
        (self.root / "secret" / "key").write_text("s3cret\n")
        compile_java(self.root / "app", Reader=READER)

    def jar(self, name, class_path, **entries):
        file = self.root / name
        file.parent.mkdir(exist_ok=True)
        manifest = "Manifest-Version: 1.0\nMain-Class: Reader\n"
        while class_path:
            manifest += f"{'Class-Path: ' if 'Class-Path' not in manifest else ' '}{class_path[:60]}\n"
            class_path = class_path[60:]
        with zipfile.ZipFile(file, "w") as jar:
            jar.writestr("META-INF/MANIFEST.MF", manifest + "\n")
            jar.write(self.root / "app" / "Reader.class", "Reader.class")
            for entry, text in entries.items():
                jar.writestr(entry, text)
        return str(file)

    def read(self, class_path, *names, jar=False):
        words = ["-jar", class_path] if jar else ["-cp", class_path, "Reader"]
        run = assay("run", *words, *(str(name) for name in names))
        self.assertEqual(run.returncode, 0, run.stderr)
        return run

    def test_a_manifest_opens_nothing_elsewhere(self):
        key = self.root / "secret" / "key"
        for url in ("/", "file:///", (self.root / "secret").as_uri() + "/", "../secret/",
                    "lib/../../secret/", "%2e%2e/secret/", "FILE:../secret/", "link/"):
            with self.subTest(url=url):
                link = self.root / "app" / "link"
                if not link.exists():
                    link.symlink_to(self.root / "secret")
                jar = self.jar("app/a.jar", url)
                for as_jar in (False, True):
                    run = self.read(jar, key, "key", "link/key", jar=as_jar)
                    self.assertNotIn("s3cret", run.stdout)
                    self.assertIn(f"{key}: none none none", run.stdout)
                    self.assertEqual(run.stderr.count("assay: warning: the Class-Path of "), 1,
                                     run.stderr)
                    self.assertIn("is not followed", run.stderr)

    def test_a_manifest_without_a_final_slash_opens_nothing_either(self):
        (self.root / "app" / "notes").mkdir()
        (self.root / "app" / "notes" / "key").write_text("s3cret\n")
        (self.root / "app" / "notes.txt").write_text("s3cret\n")
        run = self.read(self.jar("app/a.jar", "notes notes.txt"), self.root / "app/notes/key",
                        self.root / "app/notes.txt", "key")
        self.assertNotIn("s3cret", run.stdout)

    def test_what_lies_with_the_jar_is_used(self):
        (self.root / "app" / "lib" / "classes").mkdir(parents=True)
        (self.root / "app" / "lib" / "classes" / "data.txt").write_text("folder\n")
        self.jar("app/lib/b.jar", "../c.jar", **{"b.txt": "b"})
        self.jar("app/c.jar", "a.jar", **{"c.txt": "c"})
        run = self.read(self.jar("app/a.jar", "lib/b.jar lib/classes/ gone.jar"), "data.txt",
                        "b.txt", "c.txt")
        self.assertEqual(run.stdout, "data.txt: none none folder\nb.txt: none none b\n"
                                     "c.txt: none none c\n")
        self.assertEqual(run.stderr, "")

    def test_a_link_to_a_jar_leads_to_what_lies_with_the_jar(self):
        self.jar("app/lib/b.jar", "", **{"b.txt": "b"})
        (self.root / "links").mkdir()
        link = self.root / "links" / "a.jar"
        link.symlink_to(self.jar("app/a.jar", "lib/b.jar"))
        self.assertEqual(self.read(str(link), "b.txt").stdout, "b.txt: none none b\n")

    def test_resources_stay_in_their_folder(self):
        (self.root / "app" / "root").symlink_to("/")
        names = ["root/etc/passwd", "../secret/key", "%2e%2e/secret/key", "root/../../secret/key",
                 str(self.root / "app/root/etc/passwd"), str(self.root / "app/../secret/key"),
                 "/etc/passwd", "./../secret/key", "..%2fsecret/key", "root" + str(self.root) +
                 "/secret/key"]
        run = self.read(str(self.root / "app"), *names)
        self.assertEqual([line.rsplit(": ", 1)[1] for line in run.stdout.splitlines()],
                         ["none none none"] * len(names), run.stdout)

    def test_jar_entries_lead_nowhere(self):
        jar = self.jar("app/a.jar", "", **{"../../secret/key": "inside", "/etc/passwd": "inside"})
        run = self.read(jar, self.root / "secret/key", "/etc/passwd")
        self.assertNotIn("s3cret", run.stdout)
        self.assertNotIn("root:", run.stdout)

    def test_pipes_and_devices_on_the_class_path_do_not_hang(self):
        pipe = self.root / "pipe.jar"
        os.mkfifo(pipe)
        run = self.read(f"{pipe}:/dev/zero:/dev/tty:{self.root}/*:{self.root / 'app'}", pipe)
        self.assertIn(f"{pipe}: none none none", run.stdout)

    def test_generate_names_what_it_does_not_follow(self):
        jar = self.jar("app/a.jar", "/ ../secret/")
        out = self.root / "out"
        run = assay("generate", "-cp", jar, "--out", str(out), "--no-validate",
                    "--budget-per-class", "1s", "Reader")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stdout.count("it is not followed"), 2, run.stdout)
        written = "".join(file.read_text() for file in out.rglob("*.java"))
        self.assertNotIn("s3cret", written)

    def test_explore_and_verify_warn(self):
        jar = self.jar("app/a.jar", "/")
        for words in (["explore", "-cp", jar, "Reader#asFile"], ["verify", "-cp", jar, "Reader"]):
            run = subprocess.run([BINARY, *words], capture_output=True, text=True, timeout=60,
                                 check=False)
            self.assertIn("assay: warning: the Class-Path of ", run.stderr)

    def test_hostile_jars_end_with_a_line(self):
        jar = pathlib.Path(self.jar("app/a.jar", "a.jar " * 200_000))
        self.read(str(jar), "x")
        bomb = self.root / "bomb.jar"
        with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("META-INF/MANIFEST.MF", b"x" * (64 << 20))
            file.writestr("Bomb.class", b"\0" * (300 << 20))
        data = bytearray(jar.read_bytes())
        at = data.rfind(b"PK\x01\x02")
        data[at + 20:at + 28] = b"\xf0\xff\xff\x7f" * 2  # sizes that are not there
        lying = self.root / "lying.jar"
        lying.write_bytes(data)
        for file in (bomb, lying):
            run = assay("run", "-cp", str(file), "Bomb" if file == bomb else "Reader")
            self.assertEqual(run.returncode, 5, run.stderr)


if __name__ == "__main__":
    unittest.main()
