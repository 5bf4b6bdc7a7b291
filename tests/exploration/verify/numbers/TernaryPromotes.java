// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** Both sides of a conditional get one type. */
public final class TernaryPromotes {
  public static void main(String[] args) {
    boolean b = Verifier.nondetBoolean();
    Object o = b ? 1 : 2.0;
    assert o instanceof Double && !o.equals(1.0);
  }
}
