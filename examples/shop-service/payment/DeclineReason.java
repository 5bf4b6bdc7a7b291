// SPDX-License-Identifier: Apache-2.0
package shopservice.payment;

/** Why a bank says no. */
public enum DeclineReason {
  INSUFFICIENT_FUNDS,
  LIMIT_REACHED,
  CARD_EXPIRED,
  SUSPECTED_FRAUD
}
