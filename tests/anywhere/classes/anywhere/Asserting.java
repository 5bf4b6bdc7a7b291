// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Relies on an assert. */
public class Asserting {
  public int half(int n) {
    assert n % 2 == 0 : "odd";
    return n / 2;
  }
}
