// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Sets a system property. */
public class Property {
  public String mark(String value) {
    if (value == null) return System.getProperty("anywhere.mark", "none");
    System.setProperty("anywhere.mark", value);
    return "set";
  }
}
