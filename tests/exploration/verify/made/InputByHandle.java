// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** An input that is asked for by a method handle is an input. */
public final class InputByHandle {
  public static void main(String[] args) throws Throwable {
    MethodHandle input = MethodHandles.lookup().findStatic(
        Verifier.class, "nondetInt", MethodType.methodType(int.class));
    assert (int) input.invoke() != 5;
  }
}
