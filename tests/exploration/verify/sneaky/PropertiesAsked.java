// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Properties asked for as a table. */
public final class PropertiesAsked {
  public static void main(String[] args) {
    assert !System.getProperties().containsKey("assay.test.flag");
  }
}
