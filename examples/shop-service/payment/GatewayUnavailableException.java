// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

/** Nobody answered. */
public class GatewayUnavailableException extends PaymentException {
  private static final long serialVersionUID = 1L;

  public GatewayUnavailableException(String message) {
    super(message);
  }

  @Override
  public boolean isTemporary() {
    return true;
  }
}
