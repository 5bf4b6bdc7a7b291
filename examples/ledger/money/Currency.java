package ledger.money;

import java.util.Locale;
import java.util.Optional;

/** The currencies the ledger keeps accounts in. */
public enum Currency {
  EUR("€", 2, true),
  USD("$", 2, false),
  GBP("£", 2, false),
  JPY("¥", 0, false),
  BHD("BD", 3, true);

  private final String symbol;
  private final int digits;
  private final boolean symbolLast;

  Currency(String symbol, int digits, boolean symbolLast) {
    this.symbol = symbol;
    this.digits = digits;
    this.symbolLast = symbolLast;
  }

  /** The sign printed beside an amount. */
  public String symbol() {
    return symbol;
  }

  /** How many digits follow the decimal point. */
  public int digits() {
    return digits;
  }

  /** How many minor units make one major unit: 100 cents, 1 yen, 1000 fils. */
  public long unitsPerMajor() {
    long units = 1;
    for (int i = 0; i < digits; i++) {
      units *= 10;
    }
    return units;
  }

  /** Writes an amount of minor units the way this currency is usually written. */
  public String format(long minorUnits) {
    String number = plain(minorUnits);
    if (symbolLast) {
      return number + " " + symbol;
    }
    return minorUnits < 0 ? "-" + symbol + number.substring(1) : symbol + number;
  }

  /** Writes an amount with a decimal point and without a symbol. */
  public String plain(long minorUnits) {
    if (digits == 0) {
      return Long.toString(minorUnits);
    }
    StringBuilder text = new StringBuilder();
    String all = Long.toString(minorUnits);
    if (minorUnits < 0) {
      text.append('-');
      all = all.substring(1);
    }
    while (all.length() <= digits) {
      all = "0" + all;
    }
    int point = all.length() - digits;
    return text.append(all, 0, point).append('.').append(all.substring(point)).toString();
  }

  /** Finds a currency by its code, in either case, or by its symbol. */
  public static Optional<Currency> find(String codeOrSymbol) {
    if (codeOrSymbol == null || codeOrSymbol.isBlank()) {
      return Optional.empty();
    }
    String wanted = codeOrSymbol.strip();
    for (Currency currency : values()) {
      if (currency.name().equals(wanted.toUpperCase(Locale.ROOT))
          || currency.symbol.equals(wanted)) {
        return Optional.of(currency);
      }
    }
    return Optional.empty();
  }
}
