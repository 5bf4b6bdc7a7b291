// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;
import java.util.Locale;

/** The default locale by reflection. */
public final class LocaleByReflection {
  public static void main(String[] args) throws ReflectiveOperationException {
    Method locale = Locale.class.getMethod("getDefault");
    assert locale.invoke(null) != Locale.GERMANY;
  }
}
