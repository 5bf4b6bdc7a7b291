// SPDX-License-Identifier: Apache-2.0
package filter;

/** Crashes for many inputs, of which one is the smallest. */
public final class Smallest {
  private Smallest() {}

  public static int any(int[] values, String text) {
    int length = values.length + text.length();
    return length / (length - length); // @any
  }
}
