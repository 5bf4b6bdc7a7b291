// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.function.Supplier;

/** Names a lambda's class. */
public class LambdaName {
  public String name(int n) {
    Supplier<Integer> supplier = () -> n;
    if (n == 3) return "three";
    return supplier.getClass().getSimpleName();
  }
}
