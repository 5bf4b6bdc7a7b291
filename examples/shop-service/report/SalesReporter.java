// SPDX-License-Identifier: Apache-2.0
package shopservice.report;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import shopservice.catalog.Money;
import shopservice.order.Order;
import shopservice.order.OrderRepository;
import shopservice.order.OrderStatus;

/** Sums up what was sold on a day. */
public class SalesReporter {
  @Inject private OrderRepository orders;
  @Inject private Clock clock;

  public Money revenueToday() {
    Money sum = Money.ZERO;
    for (Order order : orders.placedOn(LocalDate.now(clock))) {
      if (order.status() != OrderStatus.CANCELLED) {
        sum = sum.plus(order.total());
      }
    }
    return sum;
  }

  public String summary(LocalDate day) {
    if (day.isAfter(LocalDate.now(clock))) {
      throw new IllegalArgumentException("the future is not known");
    }
    List<Order> found = orders.placedOn(day);
    if (found.isEmpty()) {
      return "nothing sold";
    }
    long cancelled = found.stream().filter(order -> order.status() == OrderStatus.CANCELLED).count();
    return found.size() + " orders" + (cancelled > 0 ? ", " + cancelled + " cancelled" : "");
  }
}
