// SPDX-License-Identifier: Apache-2.0
package shopservice.cart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import shopservice.catalog.Money;
import shopservice.catalog.Product;

/** What a customer is about to buy, one line per product. */
public class Cart {
  private static final int MOST_LINES = 50;

  private final List<CartLine> lines = new ArrayList<>();

  /** Adds to the line of the product, or makes one. */
  public void add(Product product, int quantity) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).product().sku().equals(product.sku())) {
        lines.set(i, lines.get(i).plus(quantity));
        return;
      }
    }
    if (lines.size() == MOST_LINES) {
      throw new IllegalStateException("the cart is full");
    }
    lines.add(new CartLine(product, quantity));
  }

  public boolean remove(String sku) {
    return lines.removeIf(line -> line.product().sku().equals(sku));
  }

  public Optional<CartLine> find(String sku) {
    return lines.stream().filter(line -> line.product().sku().equals(sku)).findFirst();
  }

  public List<CartLine> lines() {
    return Collections.unmodifiableList(lines);
  }

  public boolean isEmpty() {
    return lines.isEmpty();
  }

  public int itemCount() {
    return lines.stream().mapToInt(CartLine::quantity).sum();
  }

  public Money total() {
    return lines.stream().map(CartLine::total).reduce(Money.ZERO, Money::plus);
  }
}
