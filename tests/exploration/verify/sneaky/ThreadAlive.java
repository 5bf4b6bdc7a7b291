// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A thread that was started may have ended. */
public final class ThreadAlive {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {});
    thread.start();
    assert thread.isAlive();
  }
}
