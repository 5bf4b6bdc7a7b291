// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A property asked for by a method handle is somebody else's all the same. */
public final class PropertyByHandle {
  public static void main(String[] args) throws Throwable {
    MethodHandle property = MethodHandles.lookup().findStatic(
        System.class, "getProperty", MethodType.methodType(String.class, String.class));
    assert (String) property.invoke("not.set.by.anybody") == null;
  }
}
