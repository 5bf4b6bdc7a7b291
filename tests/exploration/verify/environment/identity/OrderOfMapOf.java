// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;

/** So is the order of Map.of. */
public final class OrderOfMapOf {
  public static void main(String[] args) {
    StringBuilder text = new StringBuilder();
    Map.of(1, "x", 2, "y", 3, "z").forEach((k, v) -> text.append(v));
    assert text.toString().equals("xyz") || text.toString().equals("zyx");
  }
}
