// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** The run method in the thread that calls it. */
public final class ThreadRunDirectly {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      assert x != 1;
    });
    worker.run();
  }
}
