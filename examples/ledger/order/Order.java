package ledger.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ledger.money.Currency;
import ledger.money.CurrencyMismatchException;
import ledger.money.Money;

/** An order from the first draft to its end. */
public class Order {
  private final String id;
  private final Customer customer;
  private final Currency currency;
  private final Map<String, Line> lines = new LinkedHashMap<>();
  private final List<OrderListener> listeners = new ArrayList<>();
  private OrderState state = OrderState.DRAFT;

  /** Some equal items and the list price of one. */
  public record Line(String sku, int quantity, Money listPrice) {}

  /** An empty draft. */
  public Order(String id, Customer customer, Currency currency) {
    this.id = Objects.requireNonNull(id, "id");
    this.customer = Objects.requireNonNull(customer, "customer");
    this.currency = Objects.requireNonNull(currency, "currency");
  }

  /** What the order is called. */
  public String id() {
    return id;
  }

  /** Who ordered. */
  public Customer customer() {
    return customer;
  }

  /** Where the order stands. */
  public OrderState state() {
    return state;
  }

  /** The lines in the order they were added. */
  public List<Line> lines() {
    return List.copyOf(lines.values());
  }

  /** Tells a listener of every change to come. */
  public void addListener(OrderListener listener) {
    listeners.add(Objects.requireNonNull(listener, "listener"));
  }

  /** Adds items; the price of an article must not change within an order. */
  public void add(String sku, int quantity, Money listPrice) {
    requireEditable();
    if (quantity <= 0) {
      throw new IllegalArgumentException("quantity must be positive: " + quantity);
    }
    if (listPrice.currency() != currency) {
      throw new CurrencyMismatchException(currency, listPrice.currency());
    }
    Line known = lines.get(sku);
    if (known == null) {
      lines.put(sku, new Line(sku, quantity, listPrice));
    } else if (known.listPrice().equals(listPrice)) {
      lines.put(sku, new Line(sku, Math.addExact(known.quantity(), quantity), listPrice));
    } else {
      throw new IllegalArgumentException(sku + " already costs " + known.listPrice());
    }
  }

  /** Removes an article; returns whether it was there. */
  public boolean remove(String sku) {
    requireEditable();
    return lines.remove(sku) != null;
  }

  /** What the goods cost under a pricing rule. */
  public Money total(PricingRule rule) {
    Money total = Money.zero(currency);
    for (Line line : lines.values()) {
      Money price = rule.unitPrice(line.listPrice(), line.quantity(), customer);
      total = total.plus(price.times(line.quantity()));
    }
    return total;
  }

  /** Places the order and reserves its items. */
  public void place(Inventory inventory) {
    requireTransition(OrderState.PLACED);
    if (lines.isEmpty()) {
      throw new IllegalStateException("nothing to order");
    }
    Map<String, Integer> quantities = new LinkedHashMap<>();
    lines.values().forEach(line -> quantities.put(line.sku(), line.quantity()));
    if (!inventory.reserveAll(quantities)) {
      throw new IllegalStateException("not everything is in stock");
    }
    moveTo(OrderState.PLACED);
  }

  /** Takes note of the payment. */
  public void pay() {
    moveTo(OrderState.PAID);
  }

  /** Sends the items away. */
  public void ship(Inventory inventory) {
    requireTransition(OrderState.SHIPPED);
    lines.values().forEach(line -> inventory.ship(line.sku(), line.quantity()));
    moveTo(OrderState.SHIPPED);
  }

  /** The parcel has arrived. */
  public void deliver() {
    moveTo(OrderState.DELIVERED);
  }

  /** Everything came back and is on the shelf again. */
  public void takeBack(Inventory inventory) {
    requireTransition(OrderState.RETURNED);
    lines.values().forEach(line -> inventory.receive(line.sku(), line.quantity()));
    moveTo(OrderState.RETURNED);
  }

  /** Gives the order up and its reservations back. */
  public void cancel(Inventory inventory) {
    requireTransition(OrderState.CANCELLED);
    if (state != OrderState.DRAFT) {
      lines.values().forEach(line -> inventory.release(line.sku(), line.quantity()));
    }
    moveTo(OrderState.CANCELLED);
  }

  private void moveTo(OrderState next) {
    requireTransition(next);
    OrderState previous = state;
    state = next;
    for (OrderListener listener : listeners) {
      listener.stateChanged(this, previous, next);
    }
  }

  private void requireTransition(OrderState next) {
    if (!state.allows(next)) {
      throw new IllegalTransitionException(state, next);
    }
  }

  private void requireEditable() {
    if (!state.isEditable()) {
      throw new IllegalStateException("order " + id + " is " + state);
    }
  }

  @Override
  public String toString() {
    return "Order " + id + " of " + customer.name() + ": " + state;
  }
}
