// SPDX-License-Identifier: Apache-2.0
package shopservice.order;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import shopservice.cart.Cart;
import shopservice.cart.CartLine;
import shopservice.catalog.Money;
import shopservice.catalog.OutOfStockException;
import shopservice.catalog.Stock;
import shopservice.customer.Customer;
import shopservice.event.EventPublisher;
import shopservice.event.ShopEvent;
import shopservice.payment.PaymentResult;
import shopservice.payment.PaymentService;
import shopservice.pricing.PriceCalculator;
import shopservice.validation.Validator;
import shopservice.validation.Violation;

/** Places and cancels orders. */
public class OrderService {
  private static final int LOW_STOCK = 3;

  private final OrderRepository orders;
  private final Stock stock;
  private final PriceCalculator prices;
  private final PaymentService payments;
  private final EventPublisher events;
  private final Validator validator;
  private final Clock clock;

  public OrderService(OrderRepository orders, Stock stock, PriceCalculator prices, PaymentService payments,
      EventPublisher events, Validator validator, Clock clock) {
    this.orders = orders;
    this.stock = stock;
    this.prices = prices;
    this.payments = payments;
    this.events = events;
    this.validator = validator;
    this.clock = clock;
  }

  public Order place(Customer customer, Cart cart, String cardToken) throws OrderRejectedException {
    if (cart.isEmpty()) {
      throw new OrderRejectedException("the cart is empty");
    }
    List<Violation> violations = validator.validate(customer);
    if (!violations.isEmpty()) {
      throw new OrderRejectedException(violations.stream().map(Violation::message).toArray(String[]::new));
    }
    reserve(cart);
    Money total = prices.price(cart, customer, Optional.empty());
    PaymentResult payment = payments.pay(cardToken, total);
    if (!payment.isPaid()) {
      releaseAll(cart.lines());
      throw new OrderRejectedException(payment.problem().orElse("payment failed"));
    }
    Order order = new Order(orders.nextId(), customer, cart.lines(), total, clock.instant());
    order.markPaid(payment.transaction());
    orders.save(order);
    events.publish(new ShopEvent.OrderPlaced(order.id(), clock.instant()));
    warnAboutStock(cart);
    return order;
  }

  /** Returns whether the order is cancelled now; money goes back if there was any. */
  public boolean cancel(long id, String reason) {
    Optional<Order> found = orders.find(id);
    if (found.isEmpty()) {
      return false;
    }
    Order order = found.get();
    if (!order.status().canBecome(OrderStatus.CANCELLED)) {
      return order.status() == OrderStatus.CANCELLED;
    }
    if (order.transaction().isPresent() && !payments.refund(order.transaction().get(), order.total())) {
      return false;
    }
    order.become(OrderStatus.CANCELLED);
    releaseAll(order.lines());
    orders.save(order);
    events.publish(new ShopEvent.OrderCancelled(id, reason == null ? "unknown" : reason, clock.instant()));
    return true;
  }

  private void reserve(Cart cart) throws OrderRejectedException {
    List<CartLine> reserved = new ArrayList<>();
    for (CartLine line : cart.lines()) {
      try {
        stock.reserve(line.product().sku(), line.quantity());
        reserved.add(line);
      } catch (OutOfStockException missing) {
        releaseAll(reserved);
        throw new OrderRejectedException(missing.getMessage());
      }
    }
  }

  private void releaseAll(List<CartLine> lines) {
    for (CartLine line : lines) {
      stock.release(line.product().sku(), line.quantity());
    }
  }

  private void warnAboutStock(Cart cart) {
    for (CartLine line : cart.lines()) {
      int left = stock.available(line.product().sku());
      if (left < LOW_STOCK) {
        events.publish(new ShopEvent.StockLow(line.product().sku(), left, clock.instant()));
      }
    }
  }
}
