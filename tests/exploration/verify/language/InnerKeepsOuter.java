// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** An inner object sees the fields of its outer object as they are now. */
public final class InnerKeepsOuter {
  private int count;

  private final class Reader {
    int read() {
      return count;
    }
  }

  public static void main(String[] args) {
    InnerKeepsOuter outer = new InnerKeepsOuter();
    Reader reader = outer.new Reader();
    outer.count = Verifier.nondetInt();
    assert reader.read() != 5;
  }
}
