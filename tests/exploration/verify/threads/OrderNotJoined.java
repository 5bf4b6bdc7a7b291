// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Main may look before the thread has written. */
public final class OrderNotJoined {
  private static volatile int value = 0;

  public static void main(String[] args) {
    new Thread(() -> value = 1).start();
    assert value == 0 || value == 2;
  }
}
