// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A launcher may run main in a thread of another name. */
public final class ThreadName {
  public static void main(String[] args) {
    assert Thread.currentThread().getName().equals("main");
  }
}
