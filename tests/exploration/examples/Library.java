// SPDX-License-Identifier: Apache-2.0
package examples;

/** F53 to F55: natives, opaque functions and collections on the way to a branch. */
public class Library {
  public static int root(int n) {
    long started = System.nanoTime();
    int result = Math.sqrt(n) > 9 ? 1 : 0;
    return System.nanoTime() < started ? -1 : result;
  }

  public static int mixed(int x, int y) {
    int h = x;
    for (int i = 0; i < 4; i++) {
      h = (h ^ h >>> 11) * 0x27d4eb2d;
    }
    return h == y ? 1 : 0;
  }

  public static int collected(int key, String text) {
    java.util.Map<Integer, String> map = new java.util.HashMap<>();
    map.put(12345, "a");
    map.put(key, text);
    java.util.List<String> list = new java.util.ArrayList<>(map.values());
    StringBuilder b = new StringBuilder();
    for (String item : list) {
      b.append(item).append(',');
    }
    return list.size() == 1 ? 1 : b.indexOf("x,") >= 0 ? 2 : 3;
  }
}
