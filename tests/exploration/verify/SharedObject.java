// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** Two names for one object. */
public final class SharedObject {
  private static final class Cell {
    int value;
  }

  public static void main(String[] args) {
    Cell[] cells = {new Cell(), new Cell()};
    int i = Verifier.nondetInt();
    Verifier.assume(i == 0 || i == 1);
    Cell first = cells[0];
    Cell chosen = cells[i];
    first.value = 1;
    chosen.value = 2;
    assert first.value == 1;
  }
}
