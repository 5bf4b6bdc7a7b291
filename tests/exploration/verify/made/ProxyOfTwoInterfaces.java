// expect: FALSE
// witness: 10;2
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;

/** One proxy for two interfaces. */
public final class ProxyOfTwoInterfaces {
  private interface Adds {
    int add(int a, int b);
  }

  private interface Divides {
    int divide(int a, int b);
  }

  public static void main(String[] args) {
    Object both = Proxy.newProxyInstance(
        ProxyOfTwoInterfaces.class.getClassLoader(),
        new Class<?>[] {Adds.class, Divides.class},
        (self, method, arguments) -> {
          int a = (int) arguments[0];
          int b = (int) arguments[1];
          return method.getName().equals("add") ? a + b : a / b;
        });
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && a < 50 && b > 0 && b < 50);
    assert ((Adds) both).add(a, b) != 12 || ((Divides) both).divide(a, b) != 5;
  }
}
