// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A search in a list calls equals. */
public final class AssertInEquals {
  private static final class Key {
    private final int value;

    Key(int value) {
      this.value = value;
    }

    @Override
    public boolean equals(Object other) {
      assert value + ((Key) other).value != 6;
      return value == ((Key) other).value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  public static void main(String[] args) {
    List<Key> keys = new ArrayList<>();
    keys.add(new Key(1));
    keys.add(new Key(3));
    System.out.println(keys.contains(new Key(Verifier.nondetInt())));
  }
}
