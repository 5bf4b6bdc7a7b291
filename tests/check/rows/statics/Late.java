// SPDX-License-Identifier: Apache-2.0
package statics;

/** An initialiser that reads what the same test set before. */
public final class Late {
  private static int setting = 100;

  private static final class Reader {
    static int seen = setting;
  }

  private Late() {}

  public static int read(int value) {
    setting = value;
    return Reader.seen == value ? value : 1 / Integer.signum(0);
  }
}
