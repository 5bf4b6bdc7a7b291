// expect: FALSE
// witness: false
// SPDX-License-Identifier: Apache-2.0

/** Unboxing a null reference throws. */
public final class UnboxedNull {
  public static void main(String[] args) {
    Integer box = Verifier.nondetBoolean() ? 1 : null;
    boolean thrown = false;
    try {
      int value = box;
      assert value == 1;
    } catch (NullPointerException e) {
      thrown = true;
    }
    assert !thrown;
  }
}
