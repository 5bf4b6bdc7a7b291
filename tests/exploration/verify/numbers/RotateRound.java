// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Rotating left and right by the same distance changes nothing. */
public final class RotateRound {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    assert Integer.rotateRight(Integer.rotateLeft(x, n), n) == x;
  }
}
