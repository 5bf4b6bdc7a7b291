// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

/** Gateways that can tell beforehand what they would pay back. */
public interface Refundable {
  boolean canRefund(String transaction);
}
