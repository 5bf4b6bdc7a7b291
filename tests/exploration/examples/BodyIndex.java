// SPDX-License-Identifier: Apache-2.0
package examples;

/** F03, F04: asserts and non-linear doubles, five paths. */
public class BodyIndex {
  static final int LIGHT = 0;
  static final int FIT = 1;
  static final int HEAVY = 2;

  public static int grade(double kg, double m) {
    assert kg > 0.0; // @mass
    assert m > 0.0; // @height
    double q = kg / (m * m);
    if (q < 18.5) {
      return LIGHT;
    }
    return q < 25.0 ? FIT : HEAVY;
  }
}
