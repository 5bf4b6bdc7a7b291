// expect: FALSE
// witness: 11
// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.function.IntConsumer;

/** A checked exception that the interface does not declare comes out wrapped. */
public final class ProxyCheckedException {
  public static void main(String[] args) {
    IntConsumer consumer = (IntConsumer) Proxy.newProxyInstance(
        ProxyCheckedException.class.getClassLoader(),
        new Class<?>[] {IntConsumer.class},
        (self, method, arguments) -> {
          if ((int) arguments[0] == 11) {
            throw new IOException("eleven");
          }
          return null;
        });
    int x = Verifier.nondetInt();
    try {
      consumer.accept(x);
    } catch (UndeclaredThrowableException e) {
      assert !(e.getCause() instanceof IOException);
    }
  }
}
