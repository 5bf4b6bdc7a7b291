// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Integer.getInteger reads a property, not a number. */
public final class PropertyNumber {
  public static void main(String[] args) {
    assert Integer.getInteger("assay.test.limit", 10) == 10;
  }
}
