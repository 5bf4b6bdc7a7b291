// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An account that checks before it pays. */
public final class AccountSafe {
  private static final class Account {
    private int balance = 100;

    boolean withdraw(int amount) {
      if (amount <= 0 || amount > balance) {
        return false;
      }
      balance -= amount;
      return true;
    }
  }

  public static void main(String[] args) {
    Account account = new Account();
    account.withdraw(Verifier.nondetInt());
    account.withdraw(Verifier.nondetInt());
    assert account.balance >= 0 && account.balance <= 100;
  }
}
