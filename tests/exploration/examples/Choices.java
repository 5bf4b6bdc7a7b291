// SPDX-License-Identifier: Apache-2.0
package examples;

/** F20, F44 to F47: n-ary nodes, nulls, shared boxes, the box cache, branches without input. */
public class Choices {
  public static int cases(int n) {
    switch (n) {
      case 1:
        return 10;
      case 2:
        return 20;
      case 3:
        return 30;
      case 4:
        return 40;
      case 5:
        return 50;
      default:
        return 0;
    }
  }

  public static int length(String s) {
    return s.length(); // @receiver
  }

  public static int same(Integer a, Integer b) {
    return a == b ? 1 : 0;
  }

  public static int cached(int x) {
    return Integer.valueOf(x) == Integer.valueOf(x) ? 1 : 0;
  }

  public static int ring() {
    int[] buffer = new int[2];
    for (int i = 0; i < buffer.length; i++) {
      buffer[i] = -1;
    }
    return buffer[0] + buffer[1];
  }
}
