// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A boxed number is equal to itself, even if it is no number. */
public final class NanBoxed {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Double boxed = x;
    assert boxed.equals(x) && Double.compare(x, x) == 0;
  }
}
