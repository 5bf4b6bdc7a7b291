// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** A counter shared by all objects. */
public final class StaticNested {
  private static final class Ticket {
    private static int last = 0;
    private final int number = ++last;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 4);
    for (int i = 0; i < n; i++) {
      new Ticket();
    }
    assert new Ticket().number != 4;
  }
}
