// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A launcher may have frames below main. */
public final class ThreadTrace {
  public static void main(String[] args) {
    assert new Throwable().getStackTrace().length == 1;
  }
}
