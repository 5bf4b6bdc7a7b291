// SPDX-License-Identifier: Apache-2.0
package shopservice.catalog;

/** There are fewer items than somebody wants. */
public class OutOfStockException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String sku;
  private final int missing;

  public OutOfStockException(String sku, int missing) {
    super(missing + " items missing of " + sku);
    this.sku = sku;
    this.missing = missing;
  }

  public String sku() {
    return sku;
  }

  public int missing() {
    return missing;
  }
}
