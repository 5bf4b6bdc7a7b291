// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Monitors in one thread. */
public final class SynchronizedAlone {
  private static int count = 0;

  private static synchronized int add(int n) {
    count += n;
    return count;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    add(x);
    assert add(1) == x + 1;
  }
}
