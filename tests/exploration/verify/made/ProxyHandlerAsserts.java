// expect: FALSE
// witness: 66
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;
import java.util.function.IntConsumer;

/** The handler itself asserts, and its error is caught. */
public final class ProxyHandlerAsserts {
  public static void main(String[] args) {
    IntConsumer consumer = (IntConsumer) Proxy.newProxyInstance(
        ProxyHandlerAsserts.class.getClassLoader(),
        new Class<?>[] {IntConsumer.class},
        (self, method, arguments) -> {
          assert (int) arguments[0] != 66;
          return null;
        });
    try {
      consumer.accept(Verifier.nondetInt());
    } catch (Throwable t) {
      System.out.println("refused");
    }
  }
}
