// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

/** The first assertion fails, although the second is written to look like it. */
public final class AssertInFirstOfTwo {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean first = false;
    try {
      assert x != 7;
      first = true;
    } catch (AssertionError e) {
      first = false;
    }
    assert first || x == 7;
  }
}
