// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.File;

/** The separator as a field of a class. */
public final class SeparatorConstant {
  public static void main(String[] args) {
    assert File.separatorChar == '/';
  }
}
