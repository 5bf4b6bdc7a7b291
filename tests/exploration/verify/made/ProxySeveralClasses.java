// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** Three classes are made, one for each interface. */
public final class ProxySeveralClasses {
  private static <T> T make(Class<T> type, Object result) {
    return type.cast(Proxy.newProxyInstance(ProxySeveralClasses.class.getClassLoader(),
        new Class<?>[] {type}, (self, method, arguments) -> result));
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    long sum = 0;
    if (x > 0) {
      sum += make(IntSupplier.class, 1).getAsInt();
    }
    if (x > 1) {
      sum += make(LongSupplier.class, 2L).getAsLong();
    }
    if (x < 3) {
      sum += make(BooleanSupplier.class, true).getAsBoolean() ? 4 : 0;
    }
    assert sum != 7;
  }
}
