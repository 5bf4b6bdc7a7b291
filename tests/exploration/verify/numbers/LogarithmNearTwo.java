// expect: FALSE
// witness: 7.39
// SPDX-License-Identifier: Apache-2.0

/** Found by the inverse or by a search. */
public final class LogarithmNearTwo {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.log(x);
    assert !(y > 2.0 && y < 2.001);
  }
}
