// expect: FALSE
// witness: 17
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle passes the error on as it is, and it is caught. */
public final class AssertByMethodHandle {
  private static int next(int x) {
    assert x != 17;
    return x + 1;
  }

  public static void main(String[] args) throws Exception {
    MethodHandle handle = MethodHandles.lookup().findStatic(
        AssertByMethodHandle.class, "next", MethodType.methodType(int.class, int.class));
    try {
      int y = (int) handle.invokeExact(Verifier.nondetInt());
      System.out.println(y != 18);
    } catch (Throwable t) {
      System.out.println("no next");
    }
  }
}
