// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A wait may end without a notification. */
public final class WaitWithoutLoop {
  private static final Object LOCK = new Object();
  private static boolean ready = false;

  public static void main(String[] args) throws Exception {
    synchronized (LOCK) {
      LOCK.wait(1);
    }
    synchronized (LOCK) {
      assert ready;
    }
  }
}
