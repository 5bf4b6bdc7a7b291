// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** Changes amounts at the rates of the day. */
public class Exchange {
  /** Knows what currencies are worth. */
  public interface Rates {
    int perHundred(String currency);
  }

  /** Knows what was paid, page by page. */
  public interface Journal {
    int[] page(int number);
  }

  private final Rates rates;

  public Exchange(Rates rates) {
    this.rates = Objects.requireNonNull(rates, "rates");
  }

  /** What an amount of a foreign currency is at home. */
  public long toHome(int amount, String currency) {
    if (amount < 0) {
      throw new IllegalArgumentException("amount " + amount);
    }
    int rate = rates.perHundred(currency);
    return 100L * amount / rate; // BUG java.lang.ArithmeticException
  }

  /** The first payment of a page; pages may be missing. */
  public static int firstOf(Journal journal, int number) {
    int[] page = journal.page(number);
    if (page == null) {
      return 0;
    }
    return page[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }
}
