package ledger.order;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** What lies in the warehouse and what of it is promised to someone. */
public class Inventory {
  private final Map<String, Stock> stocks = new TreeMap<>();

  private static final class Stock {
    private int onHand;
    private int reserved;

    int available() {
      return onHand - reserved;
    }
  }

  /** There is less than someone wants. */
  public static class OutOfStockException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int missing;

    OutOfStockException(String sku, int missing) {
      super(missing + " of " + sku + " missing");
      this.missing = missing;
    }

    /** How many items are missing. */
    public int missing() {
      return missing;
    }
  }

  /** Puts items on the shelf. */
  public void receive(String sku, int quantity) {
    requirePositive(quantity);
    if (sku == null || sku.isBlank()) {
      throw new IllegalArgumentException("no article number");
    }
    Stock stock = stocks.computeIfAbsent(sku, key -> new Stock());
    stock.onHand = Math.addExact(stock.onHand, quantity);
  }

  /** Promises items to someone. */
  public void reserve(String sku, int quantity) {
    requirePositive(quantity);
    int available = available(sku);
    if (available < quantity) {
      throw new OutOfStockException(sku, quantity - available);
    }
    stocks.get(sku).reserved += quantity;
  }

  /** Promises all of several articles or none of them. */
  public boolean reserveAll(Map<String, Integer> quantities) {
    for (Map.Entry<String, Integer> wanted : quantities.entrySet()) {
      requirePositive(wanted.getValue());
      if (available(wanted.getKey()) < wanted.getValue()) {
        return false;
      }
    }
    quantities.forEach(this::reserve);
    return true;
  }

  /** Takes a promise back. */
  public void release(String sku, int quantity) {
    Stock stock = reservedStock(sku, quantity);
    stock.reserved -= quantity;
  }

  /** Sends promised items away; an article that is used up is forgotten. */
  public void ship(String sku, int quantity) {
    Stock stock = reservedStock(sku, quantity);
    stock.reserved -= quantity;
    stock.onHand -= quantity;
    if (stock.onHand == 0) {
      stocks.remove(sku);
    }
  }

  private Stock reservedStock(String sku, int quantity) {
    requirePositive(quantity);
    Stock stock = stocks.get(sku);
    if (stock == null || stock.reserved < quantity) {
      throw new IllegalStateException(quantity + " of " + sku + " are not reserved");
    }
    return stock;
  }

  /** How many items can still be promised. */
  public int available(String sku) {
    Stock stock = stocks.get(sku);
    return stock == null ? 0 : stock.available();
  }

  /** The articles whose available number satisfies a condition, in order. */
  public List<String> where(IntPredicate available) {
    return stocks.entrySet().stream()
        .filter(entry -> available.test(entry.getValue().available()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The smallest available number of all articles. */
  public OptionalInt scarcest() {
    return stocks.values().stream().mapToInt(Stock::available).min();
  }

  private static void requirePositive(int quantity) {
    if (quantity <= 0) {
      throw new IllegalArgumentException("quantity must be positive: " + quantity);
    }
  }
}
