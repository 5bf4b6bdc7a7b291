// SPDX-License-Identifier: Apache-2.0
package good;

/** Flags with numbers from 0 to 127. */
public class FlagSet {
  private static final int COUNT = 128;

  private final long[] words = new long[COUNT / 64];

  public void set(int flag) {
    if (flag < 0 || flag >= COUNT) {
      throw new IndexOutOfBoundsException("flag " + flag);
    }
    words[flag / 64] |= 1L << flag;
  }

  public boolean isSet(int flag) {
    return flag >= 0 && flag < COUNT && (words[flag >> 6] & 1L << flag) != 0;
  }

  /** The first flag from here on that is set, -1 if there is none. */
  public int next(int from) {
    int flag = Math.max(0, from);
    while (flag < COUNT && (words[flag / 64] & 1L << flag) == 0) {
      flag++;
    }
    return flag < COUNT ? flag : -1;
  }
}
