// expect: FALSE
// witness: 10
// SPDX-License-Identifier: Apache-2.0

/** The handler throws something else with the error as its cause. */
public final class AssertRethrownWrapped {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x != 10;
    } catch (AssertionError e) {
      throw new IllegalArgumentException(e);
    }
  }
}
