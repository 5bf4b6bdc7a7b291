// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** Fields are chosen by the type of the reference, methods by the object. */
public final class FieldHidden {
  private static class Base {
    final int number = 1;

    int number() {
      return number;
    }
  }

  private static final class Derived extends Base {
    final int number = 2;

    @Override
    int number() {
      return number;
    }
  }

  public static void main(String[] args) {
    Base object = Verifier.nondetBoolean() ? new Derived() : new Base();
    assert object.number == object.number();
  }
}
