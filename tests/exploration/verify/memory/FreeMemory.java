// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** How much memory is free is not for the program to say. */
public final class FreeMemory {
  public static void main(String[] args) {
    Runtime runtime = Runtime.getRuntime();
    long before = runtime.freeMemory();
    byte[] block = new byte[1 << 16];
    long after = runtime.freeMemory();
    assert before - after >= block.length;
  }
}
