// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A thread that is not started asserts nothing. */
public final class ThreadNeverStarted {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      assert x != 1;
    });
    assert worker.getState() == Thread.State.NEW;
  }
}
