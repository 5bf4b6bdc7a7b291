// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.File;

/** A file may be there or not. */
public final class FileExists {
  public static void main(String[] args) {
    assert !new File("assay-no-such-file").exists();
  }
}
