// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

/** The bank said no. */
public class PaymentDeclinedException extends PaymentException {
  private static final long serialVersionUID = 1L;

  private final DeclineReason reason;

  public PaymentDeclinedException(DeclineReason reason) {
    super("declined: " + reason);
    this.reason = reason;
  }

  public DeclineReason reason() {
    return reason;
  }

  @Override
  public boolean isTemporary() {
    return reason == DeclineReason.LIMIT_REACHED;
  }
}
