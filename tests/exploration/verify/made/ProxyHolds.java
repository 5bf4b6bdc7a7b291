// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;

/** The same proxy with an assertion that holds. */
public final class ProxyHolds {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    IntSupplier supplier = (IntSupplier) Proxy.newProxyInstance(
        ProxyHolds.class.getClassLoader(),
        new Class<?>[] {IntSupplier.class},
        (self, method, arguments) -> 42);
    if (x == 1) {
      assert supplier.getAsInt() == 42;
    }
    assert x != 1 || supplier.getAsInt() != 41;
  }
}
