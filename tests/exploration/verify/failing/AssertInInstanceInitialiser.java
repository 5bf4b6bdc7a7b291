// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** An initialiser block of an object runs before its constructor. */
public final class AssertInInstanceInitialiser {
  private static int next;

  private static final class Ticket {
    final int number = next++;

    {
      assert number >= 0;
    }
  }

  public static void main(String[] args) {
    next = Verifier.nondetInt();
    Verifier.assume(next >= -1 && next < 1000);
    Object first = new Ticket();
    Object second = new Ticket();
    assert first != second;
  }
}
