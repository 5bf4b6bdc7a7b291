// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import shopservice.cart.CartLine;
import shopservice.catalog.Money;

/** Changes the price of a line: surcharges, bundles, fees. */
public interface PricingRule {
  boolean appliesTo(CartLine line);

  Money adjust(Money price, CartLine line);
}
