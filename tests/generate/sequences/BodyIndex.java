// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.1; F03-F05, F18: asserts and a non-linear quotient: five leaves. */
public class BodyIndex {
  public static final int LIGHT = 0;
  public static final int FIT = 1;
  public static final int HEAVY = 2;

  public static int grade(double kg, double m) {
    assert kg > 0.0;
    assert m > 0.0;
    double q = kg / (m * m);
    if (q < 18.5) {
      return LIGHT;
    }
    return q < 25.0 ? FIT : HEAVY;
  }
}
