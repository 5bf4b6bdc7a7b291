// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A list made of a set has the order of the set. */
public final class OrderOfListFromSet {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Set.of("x", "y", "z"));
    assert list.indexOf("x") == 0;
  }
}
