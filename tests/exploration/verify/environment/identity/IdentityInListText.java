// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** The text of a list shows the identity hash codes of its elements. */
public final class IdentityInListText {
  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    list.add(new Object());
    assert !list.toString().endsWith("0]");
  }
}
