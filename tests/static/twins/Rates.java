// SPDX-License-Identifier: Apache-2.0
package twins;

/** Initialisers that need each other: who comes second sees what the first has not set yet. */
public final class Rates {
  public static final int BASE = 20;
  private static final int[] LADDER = new int[BASE / 10];

  private Rates() {}

  /** The other half. */
  public static final class Market {
    public static final int STEP = Rates.BASE / 10;

    private Market() {}
  }

  public static int convert() {
    return 1_000 / BASE;
  }

  public static int rung() {
    return LADDER[0];
  }

  public static int top() {
    assert LADDER.length == 2;
    return LADDER.length;
  }
}
