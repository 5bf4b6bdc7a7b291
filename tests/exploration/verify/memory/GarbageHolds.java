// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Garbage does not fill the heap. Hard, as nobody promises how soon memory is free again. */
public final class GarbageHolds {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int made = 0;
    for (int i = 0; i < 600; i++) {
      byte[] garbage = new byte[1 << 20];
      made += garbage.length >> 20;
    }
    assert made == 600 || x == x + 1;
  }
}
