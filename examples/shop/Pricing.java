// SPDX-License-Identifier: Apache-2.0
package shop;

/** What `make demo` explores: a price rule that overflows and that not every coupon agrees with. */
public final class Pricing {
  private Pricing() {}

  /** The price in cents of some articles after the discount that a coupon such as "SAVE15" gives. */
  public static int total(int articles, int centsEach, String coupon) {
    if (articles <= 0 || centsEach < 0) {
      throw new IllegalArgumentException("nothing to sell");
    }
    int total = articles * centsEach;
    if (coupon != null && coupon.startsWith("SAVE")) {
      int percent = Integer.parseInt(coupon.substring(4));
      if (percent > 50) {
        return total / 2;
      }
      return total - total * percent / 100;
    }
    assert total >= 0 : "a negative price";
    return total;
  }
}
