// SPDX-License-Identifier: Apache-2.0
package bad;

/** Flags with numbers from 0 to 127. */
public class FlagSet {
  private static final int COUNT = 128;

  private final long[] words = new long[COUNT / 64];

  public void set(int flag) {
    if (flag < 0 || flag > COUNT) {
      throw new IndexOutOfBoundsException("flag " + flag);
    }
    words[flag / 64] |= 1L << flag; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public boolean isSet(int flag) {
    return (words[flag >> 6] & 1L << flag) != 0; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  /** The first flag from here on that is set, -1 if there is none. */
  public int next(int from) {
    int flag = Math.max(0, from);
    while ((words[flag / 64] & 1L << flag) == 0) { // BUG java.lang.ArrayIndexOutOfBoundsException
      flag++;
    }
    return flag;
  }
}
