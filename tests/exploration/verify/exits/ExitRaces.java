// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Another thread ends the program, perhaps before the assertion. */
public final class ExitRaces {
  public static void main(String[] args) {
    new Thread(() -> System.exit(0)).start();
    Thread.yield();
    assert false;
  }
}
