// expect: FALSE
// witness: 4
// SPDX-License-Identifier: Apache-2.0

/** What another class keeps is no counter of this one. */
public final class FieldOfAnother {
  static final class Ledger {
    static int balance = 1;
  }

  static int draw(int n) {
    if (n == 0) {
      Ledger.balance = -Ledger.balance;
      return Ledger.balance;
    }
    return draw(n - 1) * 3 + draw(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 4);
    assert draw(n) != -128;
  }
}
