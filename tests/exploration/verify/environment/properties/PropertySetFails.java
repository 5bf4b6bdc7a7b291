// expect: FALSE
// witness: 8
// SPDX-License-Identifier: Apache-2.0

/** The property that was set decides. */
public final class PropertySetFails {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.setProperty("assay.test.mode", x == 8 ? "fast" : "slow");
    assert !"fast".equals(System.getProperty("assay.test.mode"));
  }
}
