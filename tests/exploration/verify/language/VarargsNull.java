// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** No arguments are an empty array, never null. */
public final class VarargsNull {
  private static int count(Object... all) {
    return all.length;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert count() == 0 && count(x) == 1 && count(new Object[] {x, x}) == 2;
  }
}
