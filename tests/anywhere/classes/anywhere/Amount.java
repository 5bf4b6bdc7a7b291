// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Formats amounts. */
public class Amount {
  public String show(double value) {
    if (value < 0) return "minus";
    return String.format("%,.2f", value);
  }
}
