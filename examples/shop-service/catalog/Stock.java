// SPDX-License-Identifier: Apache-2.0
package shopservice.catalog;

/** How many of a product are on the shelf. */
public interface Stock {
  int available(String sku);

  /** Takes items off the shelf until they are shipped or released. */
  void reserve(String sku, int quantity) throws OutOfStockException;

  void release(String sku, int quantity);
}
