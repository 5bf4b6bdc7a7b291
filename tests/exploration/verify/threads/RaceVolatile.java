// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A volatile field is visible, but its increment is no single step. */
public final class RaceVolatile {
  private static volatile int count = 0;

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> count++);
    Thread b = new Thread(() -> count++);
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 2;
  }
}
