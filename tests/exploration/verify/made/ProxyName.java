// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;

/** The number in the name of a proxy class depends on the proxies made before. */
public final class ProxyName {
  public static void main(String[] args) {
    Object proxy = Proxy.newProxyInstance(ProxyName.class.getClassLoader(),
        new Class<?>[] {Runnable.class},
        (self, method, arguments) -> null);
    assert proxy.getClass().getName().endsWith("0");
  }
}
