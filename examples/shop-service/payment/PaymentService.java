// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

import shopservice.catalog.Money;

/** Charges cards, with patience where it makes sense. */
public class PaymentService {
  private static final int MOST_ATTEMPTS = 3;

  private final PaymentGateway gateway;

  public PaymentService(PaymentGateway gateway) {
    this.gateway = gateway;
  }

  public PaymentResult pay(String cardToken, Money amount) {
    if (!amount.isPositive()) {
      return PaymentResult.paid("free");
    }
    PaymentException last = null;
    for (int attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      try {
        return PaymentResult.paid(gateway.charge(cardToken, amount));
      } catch (PaymentDeclinedException declined) {
        if (declined.reason() == DeclineReason.SUSPECTED_FRAUD) {
          throw new SecurityException("card is blocked");
        }
        return new PaymentResult(PaymentResult.Status.DECLINED, null, declined.getMessage());
      } catch (PaymentException problem) {
        last = problem;
        if (!problem.isTemporary()) {
          break;
        }
      }
    }
    return new PaymentResult(PaymentResult.Status.FAILED, null, last.getMessage());
  }

  /** Gives money back; asks first where the gateway can be asked. */
  public boolean refund(String transaction, Money amount) {
    if (gateway instanceof Refundable refundable && !refundable.canRefund(transaction)) {
      return false;
    }
    try {
      gateway.refund(transaction, amount);
      return true;
    } catch (PaymentException problem) {
      return false;
    }
  }
}
