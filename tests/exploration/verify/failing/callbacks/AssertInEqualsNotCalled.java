// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** A hash set compares only elements with equal hash codes. */
public final class AssertInEqualsNotCalled {
  private static final class Key {
    private final int value;

    Key(int value) {
      this.value = value;
    }

    @Override
    public boolean equals(Object other) {
      assert value == ((Key) other).value;
      return true;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 4);
    Set<Key> keys = new HashSet<>();
    keys.add(new Key(x));
    keys.add(new Key(x + 1));
    keys.add(new Key(x));
    assert keys.size() == 2;
  }
}
