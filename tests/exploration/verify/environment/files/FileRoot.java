// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.File;

/** Not every system has such a folder. */
public final class FileRoot {
  public static void main(String[] args) {
    assert new File("/etc").isDirectory();
  }
}
