// SPDX-License-Identifier: Apache-2.0
package shopservice.catalog;

import java.util.Objects;

/** Something the shop sells. */
public record Product(String sku, String name, Category category, Money price, int grams) {
  public Product {
    Objects.requireNonNull(category, "category");
    Objects.requireNonNull(price, "price");
    if (sku == null || sku.isBlank()) {
      throw new IllegalArgumentException("a product needs a sku");
    }
    if (grams < 0) {
      throw new IllegalArgumentException("negative weight: " + grams);
    }
  }

  public boolean isBulky() {
    return category == Category.FURNITURE || grams > 20_000;
  }
}
