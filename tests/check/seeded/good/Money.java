// SPDX-License-Identifier: Apache-2.0
package good;

import java.math.BigInteger;

/** An amount of money in cents. */
public final class Money {
  private final long cents;

  public Money(long cents) {
    this.cents = cents;
  }

  public long cents() {
    return cents;
  }

  /** A part of the amount, with a cent more for those who come first. */
  public Money share(int people, int who) {
    if (who < 0 || people < 1) {
      throw new IllegalArgumentException("nobody " + who);
    }
    long even = cents / people;
    return new Money(who < cents - even * people ? even + 1 : even);
  }

  /** Several times the amount; what does not fit is rejected. */
  public Money times(int factor) {
    BigInteger product = BigInteger.valueOf(cents).multiply(BigInteger.valueOf(factor));
    if (product.bitLength() > 63) {
      throw new IllegalArgumentException("too much");
    }
    return new Money(product.longValue());
  }

  @Override
  public String toString() {
    return String.format("%d.%02d", cents / 100, Math.abs(cents % 100));
  }
}
