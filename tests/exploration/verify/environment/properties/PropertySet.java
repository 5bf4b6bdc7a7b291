// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A property that the program sets has the value it was set to. */
public final class PropertySet {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.setProperty("assay.test.mode", x > 0 ? "fast" : "slow");
    assert System.getProperty("assay.test.mode").equals(x > 0 ? "fast" : "slow");
  }
}
