// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;

/** A proxy class is made, and what its handler returns decides. */
public final class ProxyReturns {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    IntSupplier supplier = (IntSupplier) Proxy.newProxyInstance(
        ProxyReturns.class.getClassLoader(),
        new Class<?>[] {IntSupplier.class},
        (self, method, arguments) -> 42);
    if (x == 1) {
      assert supplier.getAsInt() != 42;
    }
  }
}
