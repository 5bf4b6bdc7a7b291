// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;
import java.util.stream.Collectors;

/** Constants of an enum collected to a set. */
public final class OrderOfCollected {
  private enum Kind { ONE, TWO, THREE }

  public static void main(String[] args) {
    assert Arrays.stream(Kind.values()).collect(Collectors.toSet()).toString()
        .startsWith("[ONE");
  }
}
