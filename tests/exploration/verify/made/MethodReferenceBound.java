// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.function.Supplier;

/** The receiver of a method reference is taken when it is made. */
public final class MethodReferenceBound {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    StringBuilder text = new StringBuilder("a");
    Supplier<String> before = text.toString()::toUpperCase;
    Supplier<String> live = text::toString;
    if ((x & 3) == 2) {
      text.append("b");
    }
    assert before.get().length() == live.get().length();
  }
}
