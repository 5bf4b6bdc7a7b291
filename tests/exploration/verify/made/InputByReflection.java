// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** An input that is asked for by reflection is an input. */
public final class InputByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    int number = (int) Verifier.class.getMethod("nondetInt").invoke(null);
    assert number != 5;
  }
}
