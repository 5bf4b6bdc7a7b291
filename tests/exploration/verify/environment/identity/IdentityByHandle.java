// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle tells the program what the method does. */
public final class IdentityByHandle {
  public static void main(String[] args) throws Throwable {
    MethodHandle hash =
        MethodHandles.lookup().findVirtual(Object.class, "hashCode", MethodType.methodType(int.class));
    assert (int) hash.invoke(new Object()) != 77;
  }
}
