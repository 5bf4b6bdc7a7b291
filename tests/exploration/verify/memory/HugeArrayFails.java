// expect: FALSE or UNKNOWN
// witness: 
// SPDX-License-Identifier: Apache-2.0

/** Some machine has enough memory, so the assertion may be reached. */
public final class HugeArrayFails {
  public static void main(String[] args) {
    boolean small = false;
    try {
      byte[] huge = new byte[600000000];
      huge[0] = 1;
    } catch (OutOfMemoryError e) {
      small = true;
    }
    assert small;
  }
}
