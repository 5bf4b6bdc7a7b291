// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** What is assumed by reflection is assumed. */
public final class AssumedByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    int number = Verifier.nondetInt();
    Verifier.class.getMethod("assume", boolean.class).invoke(null, number > 5);
    assert number != 3;
  }
}
