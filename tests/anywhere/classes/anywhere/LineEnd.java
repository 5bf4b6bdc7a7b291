// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Joins lines. */
public class LineEnd {
  public String join(String a, String b) {
    if (a == null || b == null) return "";
    return a + System.lineSeparator() + b;
  }
}
