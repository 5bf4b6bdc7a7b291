// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

import shopservice.catalog.Money;

/** The provider who talks to banks. */
public interface PaymentGateway {
  /** Takes money; returns the number of the transaction. */
  String charge(String cardToken, Money amount) throws PaymentException;

  void refund(String transaction, Money amount) throws PaymentException;
}
