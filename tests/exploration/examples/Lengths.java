// SPDX-License-Identifier: Apache-2.0
package examples;

/** X21: null as an array and as an element. */
public class Lengths {
  public static int total(CharSequence[] s) {
    int total = 0;
    for (int i = 0; i < s.length; i++) { // @array
      total += s[i].length(); // @element
    }
    return total;
  }
}
