// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** There is at least one processor. */
public final class ProcessorsPositive {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Runtime.getRuntime().availableProcessors() >= 1 || x == 0;
  }
}
