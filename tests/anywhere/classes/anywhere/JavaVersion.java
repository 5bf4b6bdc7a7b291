// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Depends on the version of Java. */
public class JavaVersion {
  public boolean isOld(int limit) {
    return Runtime.version().feature() < limit;
  }

  public String home(boolean asked) {
    return asked ? System.getProperty("java.home") : "not asked";
  }
}
