// SPDX-License-Identifier: Apache-2.0
package examples;

/** X21: an element may be missing although the array is there. */
public final class Total {
  private Total() {}

  public static int total(CharSequence[] texts) {
    int total = 0;
    for (int i = 0; i < texts.length; i++) { // @array
      total += texts[i].length(); // @element
    }
    return total;
  }

  public static int totalChecked(CharSequence[] texts) {
    int total = 0;
    for (int i = 0; i < texts.length; i++) {
      total += texts[i] == null ? 0 : texts[i].length();
    }
    return total;
  }
}
