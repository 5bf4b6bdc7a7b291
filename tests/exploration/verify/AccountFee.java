// expect: FALSE
// witness: 100
// SPDX-License-Identifier: Apache-2.0

/** The fee is not part of the check. */
public final class AccountFee {
  private static final class Account {
    private int balance = 100;

    void withdraw(int amount) {
      if (amount > 0 && amount <= balance) {
        balance -= amount;
        if (amount > 50) {
          balance -= 2;
        }
      }
    }
  }

  public static void main(String[] args) {
    Account account = new Account();
    account.withdraw(Verifier.nondetInt());
    assert account.balance >= 0;
  }
}
