// expect: FALSE or UNKNOWN
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** Whether six hundred million bytes are there depends on the machine. */
public final class HugeArrayUncaught {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    byte[] huge = new byte[600000000];
    assert x != 1 || huge.length == 0;
  }
}
