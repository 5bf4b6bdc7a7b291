// expect: UNKNOWN or TRUE
// SPDX-License-Identifier: Apache-2.0

/** One path for every positive number. */
public final class UnboundedLoop {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    while (x > 0) {
      x--;
    }
    assert x <= 0;
  }
}
