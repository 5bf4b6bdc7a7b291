// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Other threads may be running already. */
public final class ThreadCount {
  public static void main(String[] args) {
    assert Thread.activeCount() == 1;
  }
}
