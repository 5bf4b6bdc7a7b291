// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.InvocationTargetException;

/** An explicit error that reflection wraps and nobody throws on. */
public final class ThrownAndWrapped {
  public static void fail(int x) {
    throw new AssertionError(x > 0 ? "positive" : "not positive");
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    try {
      ThrownAndWrapped.class.getMethod("fail", int.class).invoke(null, x);
    } catch (InvocationTargetException e) {
      assert e.getCause() instanceof AssertionError;
    }
  }
}
