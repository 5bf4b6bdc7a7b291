// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Numbers before a text are added, after it they are joined. */
public final class ConcatLeftToRight {
  public static void main(String[] args) {
    boolean b = Verifier.nondetBoolean();
    int one = b ? 1 : 2;
    assert (one + one + "x" + one + one).equals(b ? "2x11" : "4x22");
  }
}
