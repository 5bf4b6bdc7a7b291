// SPDX-License-Identifier: Apache-2.0
package shopservice.cart;

import shopservice.catalog.Money;
import shopservice.catalog.Product;

/** Some items of one product. */
public record CartLine(Product product, int quantity) {
  public CartLine {
    if (quantity < 1) {
      throw new IllegalArgumentException("quantity must be positive");
    }
  }

  public Money total() {
    return product.price().times(quantity);
  }

  CartLine plus(int more) {
    return new CartLine(product, quantity + more);
  }
}
