// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** Asking for a collection changes no answer. */
public final class GcAsked {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.gc();
    assert x != 5;
  }
}
