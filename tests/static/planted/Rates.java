// SPDX-License-Identifier: Apache-2.0
package planted;

/** Initialisers that need each other: who comes second sees what the first has not set yet. */
public final class Rates {
  public static final int BASE = Market.STEP * 10;
  private static final int[] LADDER = new int[BASE / 10];

  private Rates() {}

  /** The other half. */
  public static final class Market {
    public static final int STEP = 2 + Rates.BASE;

    private Market() {}
  }

  public static int convert() {
    return 1_000 / BASE; // BUG java.lang.ArithmeticException
  }

  public static int rung() {
    return LADDER[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int top() {
    assert LADDER.length == 2; // BUG java.lang.AssertionError
    return LADDER.length;
  }
}
