// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A cast fails exactly for the other class. */
public final class CastCaught {
  public static void main(String[] args) {
    boolean text = Verifier.nondetBoolean();
    Object o = text ? (Object) "x" : (Object) 1;
    boolean failed = false;
    try {
      String s = (String) o;
      assert s.length() == 1;
    } catch (ClassCastException wrong) {
      failed = true;
    }
    assert failed != text;
  }
}
