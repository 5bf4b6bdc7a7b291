# SPDX-License-Identifier: Apache-2.0
"""A small program with failures that are known, and the assay binary (argument 1) on it."""
import os
import pathlib
import subprocess
import sys

BINARY = os.path.abspath(sys.argv.pop(1))

BASKET = """package shop;

import java.util.HashMap;
import java.util.Map;

public class Basket {
  private final Map<String, Integer> prices = new HashMap<>();

  public void add(String name, int price) {
    prices.put(name, price);
  }

  public int price(String name) {
    if (name == null) {
      return 0;
    }
    return prices.get(name);
  }

  public static char third(String text) {
    if (text == null || text.isEmpty()) {
      return ' '; // </script><img src=x onerror="document.title='broken'"><!-- \u2028 '
    }
    return text.charAt(2);
  }
}
"""

SHARES = """package shop;

public class Shares {
  public static int average(int[] amounts, int bonus) {
    if (amounts == null) {
      return 0;
    }
    int total = bonus;
    for (int amount : amounts) {
      total += amount;
    }
    return share(total, amounts.length, bonus);
  }

  private static int share(int total, int parts, int bonus) {
    if (bonus == 7) {
      return 1;
    }
    return total / parts;
  }
}
"""


class Program:
    """Sources and classes in a folder."""

    def __init__(self, folder, debug="-g", **sources):
        self.folder = pathlib.Path(folder)
        self.debug = debug
        self.compiled = []
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8"}  # names of files may be any
        for name, text in sources.items():
            self.write(name, text)
        self.compile()

    def write(self, name, text):
        file = self.folder / "src" / "shop" / f"{name}.java"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def compile(self):
        home = os.environ.get("JAVA_HOME")
        javac = os.path.join(home, "bin", "javac") if home else "javac"
        files = sorted(str(file) for file in (self.folder / "src").rglob("*.java"))
        texts = [pathlib.Path(file).read_text(encoding="utf-8") for file in files]
        if texts == self.compiled:
            return
        self.compiled = texts
        subprocess.run([javac, self.debug, "-encoding", "UTF-8", "-d", str(self.folder / "out"),
                        *files], check=True, env=self.environment)

    def assay(self, command, *options):
        return subprocess.run([BINARY, command, "shop.**", "-cp", "out", "--out", "tests",
                               "--sources", "src", "--seed", "1", *options], cwd=self.folder,
                              env=self.environment, capture_output=True, encoding="utf-8",
                              timeout=600, check=False)
