// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;

/** A property asked for by reflection is somebody else's all the same. */
public final class PropertyByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    Method property = System.class.getMethod("getProperty", String.class);
    assert property.invoke(null, "not.set.by.anybody") == null;
  }
}
