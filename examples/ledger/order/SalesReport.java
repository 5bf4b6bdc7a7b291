package ledger.order;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ledger.money.Currency;
import ledger.money.Money;
import ledger.text.TextTable;

/** Who bought how much. */
public class SalesReport {
  private final Currency currency;
  private final Map<String, Money> totals = new TreeMap<>();

  /** An empty report. */
  public SalesReport(Currency currency) {
    this.currency = currency;
  }

  /** Counts an order, unless it is a draft, was cancelled or came back. */
  public boolean count(Order order, PricingRule rule) {
    switch (order.state()) {
      case DRAFT, CANCELLED, RETURNED -> {
        return false;
      }
      default -> {
        totals.merge(order.customer().name(), order.total(rule), Money::plus);
        return true;
      }
    }
  }

  /** The sum of all orders. */
  public Money total() {
    return Money.sum(totals.values(), currency);
  }

  /** The names of the best customers, the best first. */
  public List<String> best(int count) {
    return totals.entrySet().stream()
        .sorted(Map.Entry.<String, Money>comparingByValue(Comparator.reverseOrder()))
        .limit(count)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The report as a table. */
  public String format() {
    TextTable table = new TextTable("customer", "total").align(1, TextTable.Alignment.RIGHT);
    totals.forEach((name, total) -> table.row(name, total.display()));
    return table.row("all", total().display()).render();
  }

  /** Prints the report. */
  public void print() {
    if (totals.isEmpty()) {
      System.out.println("no sales");
    } else {
      System.out.print(format());
    }
  }
}
