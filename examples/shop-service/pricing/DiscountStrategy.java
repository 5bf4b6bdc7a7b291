// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import shopservice.cart.Cart;
import shopservice.catalog.Money;
import shopservice.customer.Customer;

/** Takes something off the price of a cart. */
@FunctionalInterface
public interface DiscountStrategy {
  /** How much; nothing is zero, never null. */
  Money discount(Cart cart, Customer customer);

  /** The larger one of two discounts. */
  default DiscountStrategy or(DiscountStrategy other) {
    return (cart, customer) -> {
      Money first = discount(cart, customer);
      Money second = other.discount(cart, customer);
      return first.compareTo(second) >= 0 ? first : second;
    };
  }
}
