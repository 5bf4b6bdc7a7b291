// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.EnumSet;

/** The hash code of a set is the sum of those of its elements, which enums have by their identity. */
public final class IdentityOfEnumSet {
  private enum Side { LEFT, RIGHT }

  public static void main(String[] args) {
    assert EnumSet.of(Side.LEFT).hashCode() != 77;
  }
}
