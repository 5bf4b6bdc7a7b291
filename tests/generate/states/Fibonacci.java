// SPDX-License-Identifier: Apache-2.0
package states;

import sequences.Measure;

/** F21 (a): neighbours in the row of Fibonacci as inputs, which are the smallest to need each depth. */
public class Fibonacci {
  private static final int[] NUMBERS = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987,
    1597, 2584, 4181, 6765, 10946, 17711, 28657};

  /** At depth n, common is called with two inputs that can have but one value each. */
  public static int common(int depth, int p, int q) {
    switch (depth) {
      case 6:
        return ofPair(p, q, NUMBERS[6], NUMBERS[5]);
      case 7:
        return ofPair(p, q, NUMBERS[7], NUMBERS[6]);
      case 8:
        return ofPair(p, q, NUMBERS[8], NUMBERS[7]);
      case 9:
        return ofPair(p, q, NUMBERS[9], NUMBERS[8]);
      case 10:
        return ofPair(p, q, NUMBERS[10], NUMBERS[9]);
      case 11:
        return ofPair(p, q, NUMBERS[11], NUMBERS[10]);
      case 12:
        return ofPair(p, q, NUMBERS[12], NUMBERS[11]);
      case 13:
        return ofPair(p, q, NUMBERS[13], NUMBERS[12]);
      case 14:
        return ofPair(p, q, NUMBERS[14], NUMBERS[13]);
      case 15:
        return ofPair(p, q, NUMBERS[15], NUMBERS[14]);
      case 16:
        return ofPair(p, q, NUMBERS[16], NUMBERS[15]);
      case 17:
        return ofPair(p, q, NUMBERS[17], NUMBERS[16]);
      case 18:
        return ofPair(p, q, NUMBERS[18], NUMBERS[17]);
      case 19:
        return ofPair(p, q, NUMBERS[19], NUMBERS[18]);
      case 20:
        return ofPair(p, q, NUMBERS[20], NUMBERS[19]);
      default:
        return -1;
    }
  }

  private static int ofPair(int p, int q, int larger, int smaller) {
    if (p != larger || q != smaller) {
      return -2;
    }
    return new Measure().common(p, q);
  }
}
