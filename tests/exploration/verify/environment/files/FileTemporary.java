// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.File;
import java.io.IOException;

/** A temporary file cannot be made on a full disk. */
public final class FileTemporary {
  public static void main(String[] args) {
    boolean made = true;
    try {
      File file = File.createTempFile("assay", ".tmp");
      made = file.delete();
    } catch (IOException e) {
      made = false;
    }
    assert made;
  }
}
