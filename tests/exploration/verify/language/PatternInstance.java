// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A pattern variable is bound where the test holds. */
public final class PatternInstance {
  public static void main(String[] args) {
    Object o = Verifier.nondetBoolean() ? (Object) "text" : Integer.valueOf(4);
    int size = o instanceof String s ? s.length() : o instanceof Integer i && i > 3 ? i : -1;
    assert size == 4;
  }
}
