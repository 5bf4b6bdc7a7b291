// SPDX-License-Identifier: Apache-2.0
package shopservice.order;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import shopservice.cart.CartLine;
import shopservice.catalog.Money;
import shopservice.customer.Customer;

/** What a customer has bought. */
public class Order {
  private final long id;
  private final Customer customer;
  private final List<CartLine> lines;
  private final Money total;
  private final Instant placedAt;
  private OrderStatus status = OrderStatus.NEW;
  private String transaction;

  public Order(long id, Customer customer, List<CartLine> lines, Money total, Instant placedAt) {
    this.id = id;
    this.customer = Objects.requireNonNull(customer);
    this.lines = List.copyOf(lines);
    this.total = Objects.requireNonNull(total);
    this.placedAt = placedAt;
  }

  public long id() {
    return id;
  }

  public Customer customer() {
    return customer;
  }

  public List<CartLine> lines() {
    return lines;
  }

  public Money total() {
    return total;
  }

  public Instant placedAt() {
    return placedAt;
  }

  public OrderStatus status() {
    return status;
  }

  public Optional<String> transaction() {
    return Optional.ofNullable(transaction);
  }

  public void markPaid(String transaction) {
    become(OrderStatus.PAID);
    this.transaction = transaction;
  }

  public void become(OrderStatus next) {
    if (!status.canBecome(next)) {
      throw new IllegalStateException("an order that is " + status + " cannot become " + next);
    }
    status = next;
  }
}
