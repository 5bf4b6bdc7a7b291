// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** A remainder has the sign of the dividend. */
public final class RemainderSign {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    assert a % 4 >= 0;
  }
}
