// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Wrapped or not, adding and taking away the same number changes nothing. */
public final class AddWrapsToEqual {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    assert x + y - y == x;
  }
}
