// SPDX-License-Identifier: Apache-2.0
package shopservice.event;

/** Is told about events. */
public interface ShopListener {
  void on(ShopEvent event);

  /** Those with smaller numbers are told first. */
  default int order() {
    return 0;
  }
}
