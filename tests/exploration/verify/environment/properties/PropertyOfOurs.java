// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A property may be given on the command line. */
public final class PropertyOfOurs {
  public static void main(String[] args) {
    assert System.getProperty("assay.test.mode") == null;
  }
}
