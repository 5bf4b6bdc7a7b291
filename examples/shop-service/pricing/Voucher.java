// SPDX-License-Identifier: Apache-2.0
package shopservice.pricing;

import java.time.Clock;
import java.time.Instant;
import java.util.Locale;
import shopservice.catalog.Money;

/** A code that is worth something until it expires. */
public record Voucher(String code, Money value, Instant expires) {
  public boolean isValid(Clock clock) {
    return expires == null || clock.instant().isBefore(expires);
  }

  public boolean matches(String typed) {
    return typed != null && code.equals(typed.strip().toUpperCase(Locale.ROOT));
  }
}
