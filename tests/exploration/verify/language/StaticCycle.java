// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** Two classes that need each other: the first one asked sees a zero. */
public final class StaticCycle {
  private static final class A {
    static final int VALUE = B.VALUE + 1;
  }

  private static final class B {
    static final int VALUE = A.VALUE + 1;
  }

  public static void main(String[] args) {
    int first = Verifier.nondetBoolean() ? A.VALUE : B.VALUE;
    assert first == A.VALUE && A.VALUE < B.VALUE;
  }
}
