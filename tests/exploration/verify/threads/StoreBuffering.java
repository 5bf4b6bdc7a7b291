// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Both may read the old value: no order of single steps explains it, but it happens. */
public final class StoreBuffering {
  private static int x = 0;
  private static int y = 0;
  private static int seenX;
  private static int seenY;

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> {
      x = 1;
      seenY = y;
    });
    Thread b = new Thread(() -> {
      y = 1;
      seenX = x;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    assert seenX + seenY > 0;
  }
}
