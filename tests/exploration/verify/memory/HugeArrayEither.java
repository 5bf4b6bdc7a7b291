// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** With or without memory the answer is the same. */
public final class HugeArrayEither {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int size = x & 1;
    try {
      byte[] huge = new byte[600000000];
      size += huge.length & 1;
    } catch (OutOfMemoryError e) {
      size += 0;
    }
    assert size <= 1;
  }
}
