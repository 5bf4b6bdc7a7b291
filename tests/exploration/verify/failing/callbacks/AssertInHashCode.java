// expect: FALSE
// witness: -2147483648
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** A hash code that must not be negative. */
public final class AssertInHashCode {
  private record Point(int x) {
    @Override
    public int hashCode() {
      int hash = Math.abs(x);
      assert hash >= 0;
      return hash;
    }
  }

  public static void main(String[] args) {
    Map<Point, String> names = new HashMap<>();
    names.put(new Point(Verifier.nondetInt()), "here");
    assert names.size() == 1;
  }
}
