// expect: FALSE
// witness: 37
// SPDX-License-Identifier: Apache-2.0

/** A conversion that meets a whole number. */
public final class Celsius {
  public static void main(String[] args) {
    int celsius = Verifier.nondetInt();
    Verifier.assume(0 <= celsius && celsius <= 100);
    float fahrenheit = celsius * 1.8f + 32;
    assert fahrenheit < 98.5f || fahrenheit > 98.7f;
  }
}
