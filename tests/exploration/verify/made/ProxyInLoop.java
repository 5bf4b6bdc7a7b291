// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;
import java.util.function.IntUnaryOperator;

/** A proxy in every round; the class is made once, the objects differ. */
public final class ProxyInLoop {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int value = x & 7;
    for (int i = 0; i < 3; i++) {
      int round = i;
      IntUnaryOperator step = (IntUnaryOperator) Proxy.newProxyInstance(
          ProxyInLoop.class.getClassLoader(),
          new Class<?>[] {IntUnaryOperator.class},
          (self, method, arguments) -> (int) arguments[0] + round);
      value = step.applyAsInt(value);
    }
    assert value != 6;
  }
}
