// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A volatile flag publishes what was written before it. */
public final class VisibleByFlag {
  private static int data = 0;
  private static volatile boolean ready = false;

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread reader = new Thread(() -> {
      if (ready) {
        assert data == x;
      }
    });
    reader.start();
    data = x;
    ready = true;
    reader.join();
  }
}
