// SPDX-License-Identifier: Apache-2.0
package shopservice.shipping;

import shopservice.cart.Cart;
import shopservice.cart.CartLine;
import shopservice.catalog.Money;
import shopservice.customer.Address;

/** What it costs to send a cart. */
public class ShippingCalculator {
  private static final Money FREE_FROM = Money.euros(80);
  private static final Money ISLAND_SURCHARGE = new Money(1250);

  public Money cost(Cart cart, Address address) {
    int grams = 0;
    boolean bulky = false;
    boolean anything = false;
    for (CartLine line : cart.lines()) {
      if (line.product().category().isShipped()) {
        anything = true;
        grams += line.product().grams() * line.quantity();
        bulky |= line.product().isBulky();
      }
    }
    if (!anything) {
      return Money.ZERO;
    }
    if (!address.isDomestic()) {
      return abroad(grams, bulky);
    }
    Money cost = bulky ? new Money(3900) : domestic(grams);
    if (!bulky && cart.total().compareTo(FREE_FROM) >= 0) {
      cost = Money.ZERO;
    }
    return address.isIsland() ? cost.plus(ISLAND_SURCHARGE) : cost;
  }

  private static Money domestic(int grams) {
    if (grams <= 2_000) {
      return new Money(449);
    }
    return grams <= 10_000 ? new Money(749) : new Money(1299);
  }

  private static Money abroad(int grams, boolean bulky) {
    if (bulky) {
      throw new IllegalArgumentException("bulky goods stay in the country");
    }
    int kilos = Math.floorDiv(grams + 999, 1000);
    return new Money(990).plus(new Money(350).times(kilos));
  }
}
