// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import java.util.List;
import java.util.Optional;
import shopservice.cart.Cart;
import shopservice.cart.CartLine;
import shopservice.catalog.Money;
import shopservice.customer.Customer;

/** What a cart costs: rules by line, then discounts, then tax. */
public class PriceCalculator {
  private final List<PricingRule> rules;
  private final DiscountStrategy discounts;

  public PriceCalculator(List<PricingRule> rules, DiscountStrategy discounts) {
    this.rules = List.copyOf(rules);
    this.discounts = discounts;
  }

  public Money price(Cart cart, Customer customer, Optional<Voucher> voucher) {
    if (cart.isEmpty()) {
      return Money.ZERO;
    }
    Money sum = Money.ZERO;
    for (CartLine line : cart.lines()) {
      sum = sum.plus(priceOf(line));
    }
    sum = sum.minus(discounts.discount(cart, customer));
    if (voucher.isPresent()) {
      sum = sum.minus(voucher.get().value());
    }
    return sum.atLeast(Money.ZERO);
  }

  private Money priceOf(CartLine line) {
    Money price = line.total();
    for (PricingRule rule : rules) {
      if (rule.appliesTo(line)) {
        price = rule.adjust(price, line);
      }
    }
    return price.plus(price.percent(line.product().category().taxPercent()));
  }
}
