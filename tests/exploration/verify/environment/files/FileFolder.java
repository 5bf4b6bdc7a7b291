// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;

/** The folder in which the program was started. */
public final class FileFolder {
  public static void main(String[] args) {
    assert !Path.of("").toAbsolutePath().toString().equals("/");
  }
}
