// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** What the property says does not matter. */
public final class PropertyIgnored {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String mode = System.getProperty("assay.test.mode", "none");
    assert mode != null || x == 0;
  }
}
