// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** The message of an assertion may have effects of its own. */
public final class AssertMessage {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 0 : "divided " + 10 / (x + 1);
  }
}
