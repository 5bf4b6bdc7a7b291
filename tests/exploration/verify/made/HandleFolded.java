// expect: FALSE
// witness: 10
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles put together: add, then compare. */
public final class HandleFolded {
  public static void main(String[] args) throws Exception {
    MethodHandle sum = MethodHandles.lookup().findStatic(
        Integer.class, "sum", MethodType.methodType(int.class, int.class, int.class));
    MethodHandle plusFive = MethodHandles.insertArguments(sum, 0, 5);
    try {
      assert (int) plusFive.invokeExact(Verifier.nondetInt()) != 15;
    } catch (Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }
}
