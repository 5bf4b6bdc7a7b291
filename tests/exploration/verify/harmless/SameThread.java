// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The current thread is the current thread. */
public final class SameThread {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Thread.currentThread() == Thread.currentThread() || x == 0;
  }
}
