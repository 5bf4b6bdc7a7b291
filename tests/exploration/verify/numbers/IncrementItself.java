// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** The old value is stored after the increment. */
public final class IncrementItself {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int before = x;
    x = x++;
    assert x == before + 1;
  }
}
