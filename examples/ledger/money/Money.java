package ledger.money;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/** An amount in minor units of one currency; immutable, and never silently overflowing. */
public final class Money implements Comparable<Money> {
  private static final long BASIS_POINTS = 10_000;

  private final long minorUnits;
  private final Currency currency;

  private Money(long minorUnits, Currency currency) {
    this.minorUnits = minorUnits;
    this.currency = Objects.requireNonNull(currency, "currency");
  }

  /** An amount given in minor units: cents, pence, yen. */
  public static Money ofMinor(long minorUnits, Currency currency) {
    return new Money(minorUnits, currency);
  }

  /** An amount given in whole major units. */
  public static Money ofMajor(long majorUnits, Currency currency) {
    return new Money(Math.multiplyExact(majorUnits, currency.unitsPerMajor()), currency);
  }

  /** Nothing, in the given currency. */
  public static Money zero(Currency currency) {
    return new Money(0, currency);
  }

  /** Reads what {@link #toString()} writes: a number, a space and a currency code. */
  public static Money parse(String text) {
    int space = text.lastIndexOf(' ');
    if (space <= 0) {
      throw new IllegalArgumentException("no currency in \"" + text + "\"");
    }
    Currency currency = Currency.find(text.substring(space + 1))
        .orElseThrow(() -> new IllegalArgumentException("unknown currency in \"" + text + "\""));
    return new Money(parseNumber(text.substring(0, space), currency.digits()), currency);
  }

  private static long parseNumber(String number, int digits) {
    boolean negative = number.startsWith("-");
    long units = 0;
    int digitCount = 0;
    int fraction = -1;
    for (int i = negative ? 1 : 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == '.' && fraction < 0) {
        fraction = 0;
      } else if (c >= '0' && c <= '9') {
        units = Math.addExact(Math.multiplyExact(units, 10L), c - '0');
        digitCount++;
        fraction += fraction < 0 ? 0 : 1;
      } else {
        throw new IllegalArgumentException("not a number: \"" + number + "\"");
      }
    }
    if (digitCount == 0) {
      throw new IllegalArgumentException("no digits: \"" + number + "\"");
    }
    if (fraction > digits) {
      throw new IllegalArgumentException("more than " + digits + " decimals: \"" + number + "\"");
    }
    for (int i = Math.max(fraction, 0); i < digits; i++) {
      units = Math.multiplyExact(units, 10L);
    }
    return negative ? -units : units;
  }

  /** The sum of some amounts of one currency. */
  public static Money sum(Collection<Money> amounts, Currency currency) {
    Money total = zero(currency);
    for (Money amount : amounts) {
      total = total.plus(amount);
    }
    return total;
  }

  /** The amount in minor units. */
  public long minorUnits() {
    return minorUnits;
  }

  /** The currency of the amount. */
  public Currency currency() {
    return currency;
  }

  /** Whether the amount is exactly nothing. */
  public boolean isZero() {
    return minorUnits == 0;
  }

  /** Whether something is owed rather than owned. */
  public boolean isNegative() {
    return minorUnits < 0;
  }

  /** This amount and another one. */
  public Money plus(Money other) {
    requireSameCurrency(other);
    return new Money(Math.addExact(minorUnits, other.minorUnits), currency);
  }

  /** This amount without another one. */
  public Money minus(Money other) {
    requireSameCurrency(other);
    return new Money(Math.subtractExact(minorUnits, other.minorUnits), currency);
  }

  /** This amount several times. */
  public Money times(long factor) {
    return new Money(Math.multiplyExact(minorUnits, factor), currency);
  }

  /** The same amount with the other sign. */
  public Money negate() {
    return new Money(Math.negateExact(minorUnits), currency);
  }

  /** The amount without its sign. */
  public Money abs() {
    return isNegative() ? negate() : this;
  }

  /** A share in basis points (hundredths of a percent), rounded. */
  public Money share(int basisPoints, Rounding rounding) {
    long product = Math.multiplyExact(minorUnits, (long) basisPoints);
    return new Money(rounding.divide(product, BASIS_POINTS), currency);
  }

  /** The lesser of two amounts. */
  public Money min(Money other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** The greater of two amounts. */
  public Money max(Money other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Splits the amount by weights so that nothing is lost: the first parts get the odd units. */
  public List<Money> allocate(int... weights) {
    long total = 0;
    for (int weight : weights) {
      if (weight < 0) {
        throw new IllegalArgumentException("negative weight: " + weight);
      }
      total += weight;
    }
    if (total == 0) {
      throw new IllegalArgumentException("no weights");
    }
    long[] parts = new long[weights.length];
    long left = minorUnits;
    for (int i = 0; i < weights.length; i++) {
      parts[i] = Math.multiplyExact(minorUnits, (long) weights[i]) / total;
      left -= parts[i];
    }
    long step = Long.signum(left);
    for (int i = 0; left != 0; i = (i + 1) % parts.length) {
      if (weights[i] > 0) {
        parts[i] += step;
        left -= step;
      }
    }
    List<Money> shares = new ArrayList<>(parts.length);
    for (long part : parts) {
      shares.add(new Money(part, currency));
    }
    return shares;
  }

  /** Splits the amount into parts that differ by at most one minor unit. */
  public List<Money> split(int parts) {
    if (parts <= 0) {
      throw new IllegalArgumentException("cannot split into " + parts + " parts");
    }
    int[] weights = new int[parts];
    Arrays.fill(weights, 1);
    return allocate(weights);
  }

  /** The amount as people write it: 12.50 €, $3.00. */
  public String display() {
    return currency.format(minorUnits);
  }

  @Override
  public int compareTo(Money other) {
    requireSameCurrency(other);
    return Long.compare(minorUnits, other.minorUnits);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Money money
        && money.minorUnits == minorUnits
        && money.currency == currency;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(minorUnits) * 31 + currency.name().hashCode();
  }

  @Override
  public String toString() {
    return currency.plain(minorUnits) + " " + currency;
  }

  private void requireSameCurrency(Money other) {
    if (other.currency != currency) {
      throw new CurrencyMismatchException(currency, other.currency);
    }
  }
}
