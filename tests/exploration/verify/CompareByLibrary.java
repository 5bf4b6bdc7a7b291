// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Integer.compare agrees with the operators. */
public final class CompareByLibrary {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int order = Integer.compare(a, b);
    assert (order < 0) == (a < b);
    assert (order == 0) == (a == b);
  }
}
