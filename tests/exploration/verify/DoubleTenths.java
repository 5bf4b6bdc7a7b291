// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** Three tenths added up are not three tenths. */
public final class DoubleTenths {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 5);
    double total = 0;
    for (int i = 0; i < n; i++) {
      total += 0.1;
    }
    assert total == n / 10.0;
  }
}
