// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.File;

/** When a file was changed, 0 if there is none. */
public final class ClockOfFile {
  public static void main(String[] args) {
    assert new File("assay-no-such-file").lastModified() == 0;
  }
}
