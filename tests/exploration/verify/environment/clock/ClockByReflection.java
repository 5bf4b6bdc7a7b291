// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;

/** The clock asked by reflection is a clock all the same. */
public final class ClockByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    Method clock = System.class.getMethod("currentTimeMillis");
    assert (long) clock.invoke(null) > 0;
  }
}
