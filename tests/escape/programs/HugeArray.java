// SPDX-License-Identifier: Apache-2.0

/** Asks for 100 GB at once and for more elements than an array can have. */
public class HugeArray {
  public static void main(String[] args) {
    try {
      long[][] parts = new long[7][2_000_000_000];
      System.out.println(parts.length + ": ESCAPED");
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(new int[Integer.MAX_VALUE].length + ": ESCAPED");
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println("x".repeat(Integer.MAX_VALUE).length() + ": ESCAPED");
    } catch (OutOfMemoryError e) {
      System.out.println("no memory for the string");
    }
    System.out.println("done");
  }
}
