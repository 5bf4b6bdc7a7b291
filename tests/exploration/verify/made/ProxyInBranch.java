// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Proxy;

/** Only one branch makes a proxy class. */
public final class ProxyInBranch {
  private interface Door {
    boolean open(int code);
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 3) {
      Door door = (Door) Proxy.newProxyInstance(ProxyInBranch.class.getClassLoader(),
          new Class<?>[] {Door.class}, (self, method, arguments) -> (int) arguments[0] == 5);
      assert !door.open(x);
    }
  }
}
