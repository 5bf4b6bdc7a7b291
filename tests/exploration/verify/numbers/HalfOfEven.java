// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** For even numbers a shift is a division. */
public final class HalfOfEven {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume((x & 1) == 0);
    assert x / 2 == x >> 1;
  }
}
