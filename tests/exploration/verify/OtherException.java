// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An exception other than AssertionError violates no assertion; this one is caught at the top. */
public final class OtherException {
  public static void main(String[] args) {
    try {
      Object o = Verifier.nondetBoolean() ? "text" : null;
      assert o == null || o.hashCode() == "text".hashCode();
      o.toString();
    } catch (NullPointerException expected) {
      return;
    }
  }
}
