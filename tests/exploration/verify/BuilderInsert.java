// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Inserted text is where it was put. */
public final class BuilderInsert {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(0 <= at && at <= 3);
    StringBuilder b = new StringBuilder("abc").insert(at, "XY");
    assert b.indexOf("XY") == at && b.length() == 5;
  }
}
