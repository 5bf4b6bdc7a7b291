// SPDX-License-Identifier: Apache-2.0
package bad;

/** What somebody has in the pocket. */
public class Purse {
  private static final int MOST = 100_000;

  private int coins;

  public void earn(int amount) {
    if (amount < 1 || amount > MOST - coins) {
      throw new IllegalArgumentException("amount " + amount);
    }
    coins += amount;
  }

  /** Spends coins; there are never fewer than none. */
  public int spend(int amount) {
    if (amount < 0) {
      throw new IllegalArgumentException("amount " + amount);
    }
    coins -= amount;
    assert coins >= 0; // BUG java.lang.AssertionError
    return coins;
  }

  /** What each of some friends gets, if the owner keeps the rest. */
  public int treat(int friends) {
    if (friends < 0) {
      throw new IllegalArgumentException("friends " + friends);
    }
    int each = coins / friends; // BUG java.lang.ArithmeticException
    coins -= each * friends;
    return each;
  }
}
