// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Reversing the bits twice. */
public final class ReverseBits {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Integer.reverse(Integer.reverse(x)) == x;
  }
}
