// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

import java.util.Optional;

/** How a payment ended. */
public record PaymentResult(Status status, String transaction, String message) {
  /** The endings there are. */
  public enum Status {
    PAID,
    DECLINED,
    FAILED
  }

  public static PaymentResult paid(String transaction) {
    return new PaymentResult(Status.PAID, transaction, null);
  }

  public boolean isPaid() {
    return status == Status.PAID;
  }

  public Optional<String> problem() {
    return Optional.ofNullable(message);
  }
}
