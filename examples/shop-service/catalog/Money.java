// SPDX-License-Identifier: Apache-2.0
package shopservice.catalog;

/** An amount in cents; never fractions of them. */
public record Money(long cents) implements Comparable<Money> {
  public static final Money ZERO = new Money(0);

  public static Money euros(long euros) {
    return new Money(Math.multiplyExact(euros, 100));
  }

  public Money plus(Money other) {
    return new Money(Math.addExact(cents, other.cents));
  }

  public Money minus(Money other) {
    return new Money(Math.subtractExact(cents, other.cents));
  }

  public Money times(int count) {
    return new Money(Math.multiplyExact(cents, count));
  }

  /** A share of the amount, rounded half up. */
  public Money percent(int percent) {
    return new Money(Math.floorDiv(Math.multiplyExact(cents, percent) + 50, 100));
  }

  public Money atLeast(Money least) {
    return compareTo(least) < 0 ? least : this;
  }

  public boolean isPositive() {
    return cents > 0;
  }

  @Override
  public int compareTo(Money other) {
    return Long.compare(cents, other.cents);
  }

  @Override
  public String toString() {
    String sign = cents < 0 ? "-" : "";
    long absolute = Math.abs(cents);
    return String.format("%s%d.%02d EUR", sign, absolute / 100, absolute % 100);
  }
}
