// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** Texts have no identity that would show in the hash code of their set. */
public final class HashOfTexts {
  public static void main(String[] args) {
    Set<String> set = new HashSet<>();
    set.add("a");
    set.add("b");
    assert set.hashCode() == 'a' + 'b';
  }
}
