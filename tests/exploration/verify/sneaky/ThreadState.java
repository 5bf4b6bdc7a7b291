// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Where a thread is at the moment. */
public final class ThreadState {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {
      Thread.yield();
    });
    thread.start();
    assert thread.getState() != Thread.State.TERMINATED;
  }
}
