// expect: FALSE
// witness: 1;2
// SPDX-License-Identifier: Apache-2.0

/** An equals method that forgets a field. */
public final class EqualsIgnoresField {
  private static final class Point {
    final int x;
    final int y;

    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Point p && p.x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  public static void main(String[] args) {
    int y1 = Verifier.nondetInt();
    int y2 = Verifier.nondetInt();
    Point p = new Point(3, y1);
    Point q = new Point(3, y2);
    assert !p.equals(q) || y1 == y2;
  }
}
