// expect: FALSE
// witness: 30
// SPDX-License-Identifier: Apache-2.0

/** What a thread wrote is visible once it has ended. */
public final class VisibleAfterJoin {
  private static int result;

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> result = x * 2);
    worker.start();
    worker.join();
    assert result != 60 || x != 30;
  }
}
