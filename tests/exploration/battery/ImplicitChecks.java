// SPDX-License-Identifier: Apache-2.0
package battery;

/** The virtual machine's own checks, caught and branched on. */
public final class ImplicitChecks {
  private ImplicitChecks() {}

  public static int division(int a, int b) {
    try {
      return a / b == 3 ? 1 : 0;
    } catch (ArithmeticException zero) {
      return a == 9 ? 2 : 3;
    }
  }

  public static String index(int[] a, int i) {
    try {
      return a[i] == 6 ? "six" : "other";
    } catch (ArrayIndexOutOfBoundsException outside) {
      return i < 0 ? "below" : a.length == 2 ? "above two" : "above";
    }
  }

  public static int negativeSize(int n) {
    if (n > 100) {
      return -1;
    }
    try {
      return new int[n].length == 5 ? 1 : 0;
    } catch (NegativeArraySizeException negative) {
      return n == -77 ? 2 : 3;
    }
  }

  public static int nullReceiver(String s, boolean trim) {
    try {
      int length = trim ? s.trim().length() : s.length();
      return length > 2 ? 1 : 0;
    } catch (NullPointerException missing) {
      return trim ? 2 : 3;
    }
  }

  public static int wrongCast(Object o, int n) {
    try {
      return ((String) o).length() > n ? 1 : 0;
    } catch (ClassCastException wrong) {
      return n == 4 ? 2 : 3;
    } catch (NullPointerException missing) {
      return 4;
    }
  }

  public static int wrongStore(boolean text) {
    Object[] row = text ? new String[1] : new Integer[1];
    try {
      row[0] = "x";
      return 1;
    } catch (ArrayStoreException wrong) {
      return 2;
    }
  }

  public static String substringCheck(String s, int from) {
    try {
      return s.substring(from).equals("end") ? "end" : "other";
    } catch (StringIndexOutOfBoundsException outside) {
      return from < 0 ? "negative" : "beyond";
    }
  }

  public static int longRemainder(long a, long b) {
    try {
      return a % b == 4 && b < 0 ? 1 : 0;
    } catch (ArithmeticException zero) {
      return -1;
    }
  }

  public static int twoDimensional(int rows, int columns) {
    if (rows > 8 || columns > 8) {
      return -1;
    }
    try {
      int[][] grid = new int[rows][columns];
      grid[2][3] = 1;
      return grid.length * 8 + grid[0].length == 37 ? 1 : 0;
    } catch (NegativeArraySizeException negative) {
      return rows < 0 ? 2 : 3;
    } catch (ArrayIndexOutOfBoundsException small) {
      return rows < 3 ? 4 : 5;
    }
  }
}
