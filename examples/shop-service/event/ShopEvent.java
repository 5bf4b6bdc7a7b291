// SPDX-License-Identifier: Apache-2.0
package shopservice.event;

import java.time.Instant;

/** Something that others may want to know. */
public sealed interface ShopEvent {
  Instant at();

  record OrderPlaced(long orderId, Instant at) implements ShopEvent {}

  record OrderCancelled(long orderId, String reason, Instant at) implements ShopEvent {}

  record StockLow(String sku, int left, Instant at) implements ShopEvent {}
}
