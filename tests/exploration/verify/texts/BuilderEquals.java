// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** Builders are not compared by content. */
public final class BuilderEquals {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    StringBuilder a = new StringBuilder("a");
    StringBuilder b = x == 0 ? new StringBuilder("a") : a;
    assert a.equals(b);
  }
}
