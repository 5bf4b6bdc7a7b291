// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** The names of classes do not depend on anything. */
public final class NameOfClass {
  public static void main(String[] args) {
    Object o = Verifier.nondetBoolean() ? "text" : 1;
    assert !o.getClass().getSimpleName().equals("String");
  }
}
