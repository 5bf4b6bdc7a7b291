// SPDX-License-Identifier: Apache-2.0
package good;

/** A polynomial with whole coefficients, that of the constant first. */
public class Polynomial {
  private final int[] coefficients;

  public Polynomial(int... coefficients) {
    this.coefficients = coefficients.clone();
  }

  /** The highest power whose coefficient is not zero, 0 if there is none. */
  public int degree() {
    int power = coefficients.length - 1;
    while (power > 0 && coefficients[power] == 0) {
      power--;
    }
    return Math.max(0, power);
  }

  public Polynomial derivative() {
    int[] derived = new int[Math.max(0, coefficients.length - 1)];
    for (int i = 0; i < derived.length; i++) {
      derived[i] = (i + 1) * coefficients[i + 1];
    }
    return new Polynomial(derived);
  }

  public int at(int x) {
    int value = 0;
    for (int i = coefficients.length - 1; i >= 0; i--) {
      value = value * x + coefficients[i];
    }
    return value;
  }
}
