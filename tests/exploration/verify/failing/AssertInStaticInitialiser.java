// expect: FALSE
// witness: 21
// SPDX-License-Identifier: Apache-2.0

/** A class cannot be initialised for one input; its user falls back. */
public final class AssertInStaticInitialiser {
  private static int input;

  private static final class Table {
    static final int SIZE = input;

    static {
      assert SIZE != 21;
    }
  }

  public static void main(String[] args) {
    input = Verifier.nondetInt();
    int size;
    try {
      size = Table.SIZE;
    } catch (Error e) {
      size = 10;
    }
    assert size != 21;
  }
}
