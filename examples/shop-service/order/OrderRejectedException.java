// SPDX-License-Identifier: Apache-2.0
package shopservice.order;

import java.util.List;

/** An order was not accepted. */
public class OrderRejectedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<String> reasons;

  public OrderRejectedException(String... reasons) {
    super(String.join(", ", reasons));
    this.reasons = List.of(reasons);
  }

  public List<String> reasons() {
    return reasons;
  }
}
