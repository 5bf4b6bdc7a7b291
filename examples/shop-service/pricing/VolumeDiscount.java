// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import shopservice.cart.Cart;
import shopservice.catalog.Money;
import shopservice.customer.Customer;

/** Something off for many items. */
public class VolumeDiscount implements DiscountStrategy {
  private final int fromItems;
  private final int percent;

  public VolumeDiscount(int fromItems, int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("percent: " + percent);
    }
    this.fromItems = fromItems;
    this.percent = percent;
  }

  @Override
  public Money discount(Cart cart, Customer customer) {
    return cart.itemCount() >= fromItems ? cart.total().percent(percent) : Money.ZERO;
  }
}
