// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What things cost, in cents. */
public class PriceTable {
  private final Map<String, Integer> prices = new HashMap<>();

  public void set(String item, int cents) {
    Objects.requireNonNull(item, "item");
    if (cents < 0) {
      throw new IllegalArgumentException("negative price: " + cents);
    }
    prices.put(item, cents);
  }

  public boolean knows(String item) {
    return prices.containsKey(item);
  }

  /** The price of an item; what is not on the list costs nothing. */
  public int priceOf(String item) {
    return prices.getOrDefault(item, 0);
  }

  /** The sum of some prices, of which a tenth is taken off from the third item on. */
  public long total(String... items) {
    long sum = 0;
    for (int i = 0; i < items.length; i++) {
      Integer known = prices.get(items[i]);
      int price = known == null ? 0 : known;
      sum += i < 2 ? price : price - price / 10;
    }
    return sum;
  }
}
