// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The virtual machine has threads of its own, more or fewer of them. */
public final class ThreadTraces {
  public static void main(String[] args) {
    assert Thread.getAllStackTraces().size() < 100;
  }
}
