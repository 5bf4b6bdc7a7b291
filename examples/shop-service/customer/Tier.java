// SPDX-License-Identifier: Apache-2.0
package shopservice.customer;

/** How well the shop knows a customer. */
public enum Tier {
  BASIC(0),
  SILVER(20),
  GOLD(60);

  private final int points;

  Tier(int points) {
    this.points = points;
  }

  static Tier forPoints(int points) {
    Tier reached = BASIC;
    for (Tier tier : values()) {
      if (points >= tier.points) {
        reached = tier;
      }
    }
    return reached;
  }
}
