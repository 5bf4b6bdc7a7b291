// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** No sine is greater than one. UNKNOWN: the solver has no facts about the function. */
public final class SineBeyondOne {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert !(Math.sin(x) > 1);
  }
}
