// SPDX-License-Identifier: Apache-2.0
package twins;

/** Singletons that are made when they are first needed, from what is set by then. */
public final class Single {
  /** What clients choose. */
  public static final class Choice {
    public static String mode = "fast";
    public static int threads = 2;

    private Choice() {}
  }

  /** Holds the one object. */
  private static final class Holder {
    static final Single ONE = new Single(Choice.mode, Choice.threads);
  }

  private final String mode;
  private final int[] work;

  private Single(String mode, int threads) {
    this.mode = mode == null || mode.isEmpty() ? "slow" : mode;
    this.work = new int[2 + (threads & 7)];
  }

  public static int length() {
    return Holder.ONE.mode.length();
  }

  public static int first() {
    return Holder.ONE.work[0];
  }

  public static int load() {
    return 64 / Holder.ONE.work.length;
  }

  public static boolean isWide() {
    assert Holder.ONE.work.length > 1;
    return Holder.ONE.work.length > 4;
  }
}
