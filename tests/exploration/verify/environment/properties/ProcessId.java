// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The number of the process. */
public final class ProcessId {
  public static void main(String[] args) {
    assert ProcessHandle.current().pid() % 2 == 1;
  }
}
