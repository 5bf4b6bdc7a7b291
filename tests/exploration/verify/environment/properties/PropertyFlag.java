// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Boolean.getBoolean reads a property, too. */
public final class PropertyFlag {
  public static void main(String[] args) {
    assert !Boolean.getBoolean("assay.test.flag");
  }
}
