// expect: FALSE
// witness: 100, 4
// SPDX-License-Identifier: Apache-2.0

/** The counter starts with an input: its term must not be lost. */
public final class CounterIsAnInput {
  static int counter;

  static void visit(int depth) {
    counter++;
    if (depth > 0) {
      visit(depth - 1);
      visit(depth - 1);
    }
  }

  public static void main(String[] args) {
    counter = Verifier.nondetInt();
    int depth = Verifier.nondetInt();
    Verifier.assume(depth >= 0 && depth <= 5 && counter >= 0);
    visit(depth);
    assert counter != 131 || depth != 4;
  }
}
