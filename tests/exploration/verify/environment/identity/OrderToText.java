// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;

/** The order shows in a text, too. */
public final class OrderToText {
  public static void main(String[] args) {
    assert Map.of("k", 1, "l", 2).toString().equals("{k=1, l=2}");
  }
}
