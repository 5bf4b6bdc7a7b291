// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A launcher may have started threads. */
public final class GroupCount {
  public static void main(String[] args) {
    assert Thread.currentThread().getThreadGroup().activeCount() == 1;
  }
}
