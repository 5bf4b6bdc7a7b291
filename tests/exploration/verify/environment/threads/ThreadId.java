// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The number of a thread is for the JVM to choose. */
public final class ThreadId {
  public static void main(String[] args) {
    assert new Thread(() -> {}).getId() % 2 == 0;
  }
}
