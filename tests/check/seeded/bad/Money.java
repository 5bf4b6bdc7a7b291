// SPDX-License-Identifier: Apache-2.0
package bad;

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
    if (who < 0) {
      throw new IllegalArgumentException("nobody " + who);
    }
    long even = cents / people; // BUG java.lang.ArithmeticException
    return new Money(who < cents - even * people ? even + 1 : even);
  }

  /** Several times the amount; what does not fit is rejected. */
  public Money times(int factor) {
    return new Money(Math.multiplyExact(cents, factor)); // BUG java.lang.ArithmeticException
  }

  @Override
  public String toString() {
    return String.format("%d.%02d", cents / 100, Math.abs(cents % 100));
  }
}
