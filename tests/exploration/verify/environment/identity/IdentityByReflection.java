// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;

/** What reflection is told on behalf of the program, the program is told. */
public final class IdentityByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    Method hash = Object.class.getMethod("hashCode");
    assert !hash.invoke(new Object()).equals(77);
  }
}
