// SPDX-License-Identifier: Apache-2.0
package p1;

/** The same homework of somebody else: arrays of numbers. */
public final class ArrayTools {
  private ArrayTools() {}

  public static void swapAll(double[] one, double[] other) {
    for (int i = 0; i < one.length; i++) {
      double kept = one[i];
      one[i] = other[i]; // BUG java.lang.ArrayIndexOutOfBoundsException
      other[i] = kept;
    }
  }

  public static int largest(int[] values) {
    int largest = values[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
    for (int value : values) {
      largest = Math.max(largest, value);
    }
    return largest;
  }

  public static int mean(int[] values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum / values.length; // BUG java.lang.ArithmeticException
  }

  public static void rotate(int[] values) {
    int first = values.length == 0 ? 0 : values[0];
    for (int i = 0; i < values.length; i++) {
      values[i] = values[i + 1]; // BUG java.lang.ArrayIndexOutOfBoundsException
    }
    values[values.length - 1] = first; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int[] reversed(int[] values) {
    int[] result = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      result[i] = values[values.length - 1 - i];
    }
    return result;
  }

  public static int indexOf(int[] values, int wanted) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == wanted) {
        return i;
      }
    }
    return -1;
  }
}
