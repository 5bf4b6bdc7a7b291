// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

/** Money did not change hands. */
public abstract class PaymentException extends Exception {
  private static final long serialVersionUID = 1L;

  protected PaymentException(String message) {
    super(message);
  }

  /** Whether it may work if tried again. */
  public abstract boolean isTemporary();
}
