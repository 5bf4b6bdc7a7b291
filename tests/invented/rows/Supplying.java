// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Optional;
import java.util.function.Supplier;

/** Suppliers of texts and of optionals. */
public class Supplying {
  public static String text(Supplier<String> supplier) {
    String text = supplier.get();
    if (text == null) {
      return "nothing";
    }
    return text.startsWith("vip-") ? "important" : "usual";
  }

  public static int number(Supplier<Optional<Integer>> supplier) {
    Optional<Integer> found = supplier.get();
    if (found.isEmpty()) {
      return -1;
    }
    return found.get() > 100 ? 1 : 0;
  }
}
