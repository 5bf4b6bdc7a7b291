// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Laws of logic. */
public final class DeMorgan {
  public static void main(String[] args) {
    boolean a = Verifier.nondetBoolean();
    boolean b = Verifier.nondetBoolean();
    assert !(a && b) == (!a || !b);
    assert (a ^ b) == (a != b);
  }
}
