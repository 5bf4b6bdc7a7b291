// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT direct-field-update Account.ok Account.limit =
// EXPECT exhaustive Account.ok Account.withdraw(int)
// EXPECT direct-field-update Account.ok Office.close(Account)
// EXPECT subclassing Savings.covered Purse.spend(int)
// EXPECT constructor Transfer.positive new Transfer(int)
/** Accounts with a limit; only deposit looks at numbers at all. */
public class Bank {
    @interface Invariant {}

    public static class Account {
        int balance;
        public int limit = 100;

        @Invariant
        boolean ok() {
            return balance >= -limit;
        }

        public void deposit(int amount) {
            if (amount > 0 && balance <= Integer.MAX_VALUE - amount) {
                balance += amount;
            }
        }

        public void withdraw(int amount) {
            balance -= amount;
        }
    }

    /** Its promise is stronger than that of what it extends. */
    public static class Savings extends Purse {
        @Invariant
        boolean covered() {
            return amount >= 10;
        }

        public Savings() {
            amount = 10;
        }
    }

    public static class Purse {
        int amount;

        public void spend(int n) {
            if (n >= 0 && n <= amount) {
                amount -= n;
            }
        }
    }

    /** Closing sets what is none of its business. */
    public static class Office {
        public static void close(Account account) {
            account.balance = Integer.MIN_VALUE / 2;
        }
    }

    public static class Transfer {
        private final int amount;

        public Transfer(int amount) {
            this.amount = amount;
        }

        @Invariant
        boolean positive() {
            return amount > 0;
        }
    }

    /** The same without mistakes. */
    public static class SafeTransfer {
        private final int amount;

        public SafeTransfer(int amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount");
            }
            this.amount = amount;
        }

        @Invariant
        boolean positive() {
            return amount > 0;
        }
    }

    public static class SafeAccount {
        private int balance;

        @Invariant
        boolean ok() {
            return balance >= 0;
        }

        public void deposit(int amount) {
            if (amount > 0 && balance <= Integer.MAX_VALUE - amount) {
                balance += amount;
            }
        }

        public void withdraw(int amount) {
            if (amount > 0 && amount <= balance) {
                balance -= amount;
            }
        }
    }
}
