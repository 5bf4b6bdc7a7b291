package ledger.money;

/** A value-added tax rate in basis points: 1900 is 19 %. */
public record TaxRate(String name, int basisPoints) {
  /** The rate of goods that are not taxed. */
  public static final TaxRate EXEMPT = new TaxRate("exempt", 0);

  private static final int WHOLE = 10_000;

  /** A rate from 0 to 100 %. */
  public TaxRate {
    if (name == null || name.isBlank()) {
      throw new IllegalArgumentException("a tax rate needs a name");
    }
    if (basisPoints < 0 || basisPoints > WHOLE) {
      throw new IllegalArgumentException("tax rate out of range: " + basisPoints);
    }
  }

  /** A rate given in whole percent. */
  public static TaxRate percent(String name, int percent) {
    return new TaxRate(name, Math.multiplyExact(percent, 100));
  }

  /** Whether nothing is due. */
  public boolean isExempt() {
    return basisPoints == 0;
  }

  /** The tax on top of a net amount. */
  public Money onNet(Money net) {
    return isExempt() ? Money.zero(net.currency()) : net.share(basisPoints, Rounding.HALF_UP);
  }

  /** The tax that a gross amount contains. */
  public Money inGross(Money gross) {
    if (isExempt()) {
      return Money.zero(gross.currency());
    }
    long product = Math.multiplyExact(gross.minorUnits(), (long) basisPoints);
    long tax = Rounding.HALF_UP.divide(product, (long) WHOLE + basisPoints);
    return Money.ofMinor(tax, gross.currency());
  }

  /** The net part of a gross amount. */
  public Money netOf(Money gross) {
    return gross.minus(inGross(gross));
  }

  @Override
  public String toString() {
    int fraction = basisPoints % 100;
    if (fraction == 0) {
      return name + " " + basisPoints / 100 + "%";
    }
    return name + " " + basisPoints / 100 + "." + (fraction < 10 ? "0" : "") + fraction + "%";
  }
}
