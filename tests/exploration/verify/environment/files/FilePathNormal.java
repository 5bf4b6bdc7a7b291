// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;

/** Taking apart the text of a path needs no files. */
public final class FilePathNormal {
  public static void main(String[] args) {
    String last = Verifier.nondetBoolean() ? "c" : "d";
    Path path = Path.of("a", "b", "..", last).normalize();
    assert path.getNameCount() == 2 && path.getFileName().toString().equals(last);
  }
}
