// SPDX-License-Identifier: Apache-2.0
package statics;

import java.util.ArrayList;
import java.util.List;

/** A list that nobody can replace, but fill. */
public final class Kept {
  private static final List<Integer> VALUES = new ArrayList<>();

  private Kept() {}

  public static int keep(int value) {
    VALUES.add(value);
    return value / (2 - VALUES.size());
  }
}
