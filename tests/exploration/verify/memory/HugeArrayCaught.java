// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Some machine has not enough memory, so the array may be missing. */
public final class HugeArrayCaught {
  public static void main(String[] args) {
    boolean made = true;
    try {
      byte[] huge = new byte[600000000];
      huge[0] = 1;
    } catch (OutOfMemoryError e) {
      made = false;
    }
    assert made;
  }
}
