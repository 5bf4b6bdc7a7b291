package ledger.money;

/** Two amounts of different currencies met in one calculation. */
public class CurrencyMismatchException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final Currency expected;
  private final Currency actual;

  /** The amounts that met. */
  public CurrencyMismatchException(Currency expected, Currency actual) {
    super("expected " + expected + " but got " + actual);
    this.expected = expected;
    this.actual = actual;
  }

  /** The currency of the left operand. */
  public Currency expected() {
    return expected;
  }

  /** The currency of the right operand. */
  public Currency actual() {
    return actual;
  }
}
