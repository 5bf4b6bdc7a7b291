// expect: FALSE
// witness: 1;2
// SPDX-License-Identifier: Apache-2.0

/** Replacing a part by a longer one moves the rest. */
public final class BuilderReplace {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    Verifier.assume(from >= 0 && from <= to && to <= 3);
    StringBuilder text = new StringBuilder("abc");
    text.replace(from, to, "xy");
    assert !text.toString().equals("axyc");
  }
}
