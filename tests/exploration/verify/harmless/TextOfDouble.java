// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The text of a double is the same everywhere. */
public final class TextOfDouble {
  public static void main(String[] args) {
    double x = Verifier.nondetBoolean() ? 1.5 : -0.25;
    assert String.valueOf(x).equals(x > 0 ? "1.5" : "-0.25");
  }
}
