// SPDX-License-Identifier: Apache-2.0
package good;

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
    if (amount > coins) {
      throw new IllegalStateException("too few coins");
    }
    coins -= amount;
    assert coins >= 0;
    return coins;
  }

  /** What each of some friends gets, if the owner keeps the rest. */
  public int treat(int friends) {
    if (friends < 0) {
      throw new IllegalArgumentException("friends " + friends);
    }
    int each = friends == 0 ? 0 : coins / friends;
    coins -= each * friends;
    return each;
  }
}
