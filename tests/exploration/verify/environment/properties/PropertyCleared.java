// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A property that was cleared is not there. */
public final class PropertyCleared {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.clearProperty("assay.test.mode");
    assert System.getProperty("assay.test.mode") == null || x == 0;
  }
}
