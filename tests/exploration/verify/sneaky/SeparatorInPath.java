// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;

/** A path is written with the separator of the system. */
public final class SeparatorInPath {
  public static void main(String[] args) {
    assert Path.of("a", "b").toString().equals("a/b");
  }
}
