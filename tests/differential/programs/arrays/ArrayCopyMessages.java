// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Every way System.arraycopy can refuse, with its message, and what it leaves behind. */
public class ArrayCopyMessages {
  static void copy(String what, Object from, int at, Object to, int place, int length) {
    try {
      System.arraycopy(from, at, to, place, length);
      System.out.println(what + ": copied");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    int[] ten = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    copy("past the source", ten, 5, new int[9], 0, 7);
    copy("past the destination", ten, 0, new int[3], 0, 4);
    copy("negative source index", ten, -1, new int[3], 0, 1);
    copy("negative destination index", ten, 0, new int[3], -2, 1);
    copy("negative length", ten, 0, new int[3], 0, -1);
    copy("overflowing range", ten, Integer.MAX_VALUE, ten, Integer.MAX_VALUE, Integer.MAX_VALUE);
    copy("empty at the end", ten, 10, new int[0], 0, 0);
    copy("other primitive", ten, 0, new long[3], 0, 1);
    copy("from a string", "x", 0, new int[3], 0, 1);
    copy("into a string", ten, 0, "y", 0, 1);
    copy("null source", null, 0, ten, 0, 1);
    copy("null destination", ten, 0, null, 0, 1);
    Object[] mixed = {"a", 5, "b"};
    String[] strings = new String[3];
    copy("misfit in the middle", mixed, 0, strings, 0, 3);
    System.out.println(Arrays.toString(strings));
    copy("unrelated classes", new Integer[] {1}, 0, strings, 0, 1);
    copy("nulls of an unrelated class", new Integer[] {null}, 0, strings, 0, 1);
    copy("primitives into objects", ten, 0, mixed, 0, 1);
    copy("objects into primitives", mixed, 0, ten, 0, 1);
    copy("arrays into strings", new int[2][2], 0, new String[2], 0, 1);
    copy("objects past the end", mixed, 2, strings, 2, 9);
    copy("subclass into superclass", new String[] {"s"}, 0, mixed, 1, 1);
    copy("overlapping upwards", ten, 0, ten, 1, 9);
    System.out.println(Arrays.toString(ten));
    copy("overlapping downwards", ten, 3, ten, 0, 7);
    System.out.println(Arrays.toString(ten) + Arrays.toString(mixed));
  }
}
