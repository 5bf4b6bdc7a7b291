// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle that catches gives another value. */
public final class CaughtByHandle {
  private static int risky(int x) {
    assert x != 5;
    return x;
  }

  public static void main(String[] args) throws Exception {
    MethodHandle risky = MethodHandles.lookup().findStatic(
        CaughtByHandle.class, "risky", MethodType.methodType(int.class, int.class));
    MethodHandle zero = MethodHandles.dropArguments(
        MethodHandles.constant(int.class, 0), 0, AssertionError.class, int.class);
    MethodHandle safe = MethodHandles.catchException(risky, AssertionError.class, zero);
    int result;
    try {
      result = (int) safe.invokeExact(Verifier.nondetInt());
    } catch (Throwable t) {
      result = 0;
    }
    assert result != 5;
  }
}
