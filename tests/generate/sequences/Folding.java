// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.16; F48: the solver sees 7 and not the product. */
public class Folding {
  public static boolean isSeven(int i) {
    int two = 2;
    int three = 3;
    int one = 1;
    if (i == (two * three) + one) {
      return true;
    }
    return false;
  }
}
