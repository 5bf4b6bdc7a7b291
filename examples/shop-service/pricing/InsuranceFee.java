// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import shopservice.cart.CartLine;
import shopservice.catalog.Money;

/** Valuable things travel insured. */
public class InsuranceFee implements PricingRule {
  private static final Money FREE_BELOW = Money.euros(50);

  @Override
  public boolean appliesTo(CartLine line) {
    return line.product().category().isInsured() && line.total().compareTo(FREE_BELOW) >= 0;
  }

  @Override
  public Money adjust(Money price, CartLine line) {
    return price.plus(price.percent(1));
  }
}
