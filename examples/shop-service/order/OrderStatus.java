// SPDX-License-Identifier: Apache-2.0
package shopservice.order;

import java.util.EnumSet;
import java.util.Set;

/** The life of an order. */
public enum OrderStatus {
  NEW,
  PAID,
  SHIPPED,
  DELIVERED,
  CANCELLED;

  private Set<OrderStatus> next() {
    return switch (this) {
      case NEW -> EnumSet.of(PAID, CANCELLED);
      case PAID -> EnumSet.of(SHIPPED, CANCELLED);
      case SHIPPED -> EnumSet.of(DELIVERED);
      case DELIVERED, CANCELLED -> EnumSet.noneOf(OrderStatus.class);
    };
  }

  public boolean canBecome(OrderStatus status) {
    return next().contains(status);
  }
}
