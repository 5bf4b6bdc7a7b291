// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle with a test chooses between two others. */
public final class HandleGuarded {
  private static boolean isNegative(int x) {
    return x < 0;
  }

  private static int flip(int x) {
    return ~x;
  }

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType unary = MethodType.methodType(int.class, int.class);
    MethodHandle test = lookup.findStatic(HandleGuarded.class, "isNegative",
        MethodType.methodType(boolean.class, int.class));
    MethodHandle flip = lookup.findStatic(HandleGuarded.class, "flip", unary);
    MethodHandle same = MethodHandles.identity(int.class);
    MethodHandle guarded = MethodHandles.guardWithTest(test, flip, same);
    try {
      assert (int) guarded.invokeExact(Verifier.nondetInt()) >= 0;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }
}
