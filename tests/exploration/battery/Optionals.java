// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Optional;
import java.util.OptionalInt;

/** Optional values and their chains. */
public final class Optionals {
  private Optionals() {}

  public static int chain(String s) {
    return Optional.ofNullable(s)
        .filter(text -> text.length() > 2)
        .map(text -> text.charAt(2) == 'x' ? 1 : 2)
        .orElse(0);
  }

  public static String presence(Integer n) {
    Optional<Integer> value = Optional.ofNullable(n).filter(v -> v > 10);
    if (value.isEmpty()) {
      return "empty";
    }
    return value.get() == 11 ? "eleven" : "more";
  }

  public static int primitive(int n) {
    OptionalInt half = n % 2 == 0 ? OptionalInt.of(n / 2) : OptionalInt.empty();
    if (half.isPresent() && half.getAsInt() == 21) {
      return 1;
    }
    return half.orElse(-1) == -1 ? 2 : 3;
  }
}
