// SPDX-License-Identifier: Apache-2.0
package shopservice.event;

/** Tells whoever listens. */
public interface EventPublisher {
  void publish(ShopEvent event);
}
