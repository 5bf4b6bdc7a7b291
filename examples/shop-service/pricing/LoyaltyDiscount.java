// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import shopservice.cart.Cart;
import shopservice.catalog.Money;
import shopservice.customer.Customer;

/** A percentage by tier, and a little more after five years. */
public class LoyaltyDiscount implements DiscountStrategy {
  private static final int LONG_YEARS = 5;

  private final Clock clock;

  public LoyaltyDiscount(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Money discount(Cart cart, Customer customer) {
    int percent = switch (customer.tier()) {
      case BASIC -> 0;
      case SILVER -> 3;
      case GOLD -> 7;
    };
    long years = customer.memberSince().map(this::yearsSince).orElse(0L);
    if (years >= LONG_YEARS) {
      percent += 2;
    }
    return cart.total().percent(percent);
  }

  private long yearsSince(LocalDate day) {
    return ChronoUnit.YEARS.between(day, LocalDate.now(clock));
  }
}
