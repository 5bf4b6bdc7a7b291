// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Boxes of equal numbers are equal. */
public final class IntegerEquals {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Integer a = n;
    Integer b = n;
    assert a.equals(b) && a.hashCode() == n;
  }
}
