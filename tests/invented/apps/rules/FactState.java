// SPDX-License-Identifier: Apache-2.0
package rules;

import java.util.function.LongSupplier;

/** Whether a fact still holds. */
public class FactState {
  public static String state(Fact fact, LongSupplier clock) {
    if (fact instanceof Expiring expiring) {
      long left = expiring.expiresAt() - clock.getAsLong();
      if (left <= 0) {
        return "expired";
      }
      return left < 1000 ? "expiring" : "valid";
    }
    return fact.weight() < 0 ? "denied" : "known";
  }
}
