// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;

/** A proxy class is known as one, other classes are not. */
public final class ProxyIsProxyClass {
  public static void main(String[] args) {
    boolean made = Verifier.nondetBoolean();
    Runnable task = made
        ? (Runnable) Proxy.newProxyInstance(ProxyIsProxyClass.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, (self, method, arguments) -> null)
        : new Thread();
    assert Proxy.isProxyClass(task.getClass()) == made;
  }
}
