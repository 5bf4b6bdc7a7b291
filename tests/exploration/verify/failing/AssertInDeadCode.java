// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A branch that a constant closes. */
public final class AssertInDeadCode {
  private static final boolean CHECKED = Boolean.parseBoolean("no");

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (CHECKED) {
      assert x != 0;
    }
  }
}
