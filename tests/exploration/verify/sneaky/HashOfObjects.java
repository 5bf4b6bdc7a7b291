// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.List;

/** The hash code of a list is made of those of its elements. */
public final class HashOfObjects {
  public static void main(String[] args) {
    assert List.of(new Object()).hashCode() % 2 == 0;
  }
}
