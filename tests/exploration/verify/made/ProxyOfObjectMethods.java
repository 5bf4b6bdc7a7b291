// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;

/** equals, hashCode and toString go to the handler, too. */
public final class ProxyOfObjectMethods {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Object proxy = Proxy.newProxyInstance(
        ProxyOfObjectMethods.class.getClassLoader(),
        new Class<?>[] {Runnable.class},
        (self, method, arguments) -> switch (method.getName()) {
          case "hashCode" -> x;
          case "equals" -> self == arguments[0];
          default -> "proxy";
        });
    assert proxy.hashCode() == x;
    assert proxy.equals(proxy) && !proxy.equals("proxy");
    assert proxy.toString().equals("proxy");
  }
}
