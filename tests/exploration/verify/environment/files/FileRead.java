// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a file says, if it is there. */
public final class FileRead {
  public static void main(String[] args) {
    String text;
    try {
      text = Files.readString(Path.of("assay-no-such-file"));
    } catch (IOException e) {
      text = "";
    }
    assert text.isEmpty();
  }
}
