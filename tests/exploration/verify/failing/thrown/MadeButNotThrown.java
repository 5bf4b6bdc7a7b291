// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An AssertionError is an object like others. */
public final class MadeButNotThrown {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    AssertionError error = new AssertionError(x > 0 ? "positive" : "not positive");
    assert error.getMessage().endsWith("positive");
  }
}
