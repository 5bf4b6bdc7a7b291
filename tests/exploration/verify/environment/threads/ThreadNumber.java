// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The name of a new thread has a number that depends on the threads before it. */
public final class ThreadNumber {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {});
    assert thread.getName().equals("Thread-0");
  }
}
