// expect: FALSE
// witness: -9
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** Both branches make a class for the same interface. */
public final class ProxyInBothBranches {
  private interface Sign {
    int of(int x);
  }

  private static Sign make(InvocationHandler handler) {
    return (Sign) Proxy.newProxyInstance(
        ProxyInBothBranches.class.getClassLoader(), new Class<?>[] {Sign.class}, handler);
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Sign sign = x >= 0 ? make((s, m, a) -> 1) : make((s, m, a) -> (int) a[0] == -9 ? 0 : -1);
    assert sign.of(x) == Integer.signum(x) || x == 0;
  }
}
