// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** No heap is of negative size. */
public final class TotalMemory {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    long total = Runtime.getRuntime().totalMemory();
    assert total >= 0 || x == 0;
  }
}
