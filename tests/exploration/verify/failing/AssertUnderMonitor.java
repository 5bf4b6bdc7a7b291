// expect: FALSE
// witness: 99
// SPDX-License-Identifier: Apache-2.0

/** The monitor is left and the error caught; the next one may enter. */
public final class AssertUnderMonitor {
  private static final Object LOCK = new Object();

  private static int enter(int x) {
    synchronized (LOCK) {
      assert x != 99;
      return x;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      enter(x);
    } catch (AssertionError e) {
      assert !Thread.holdsLock(LOCK);
    }
    assert enter(1) == 1;
  }
}
