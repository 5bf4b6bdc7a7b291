// SPDX-License-Identifier: Apache-2.0
package xml;

import java.util.Comparator;

/** Which of two nodes comes first. */
public class CompareNodes {
  public static String first(XmlNode a, XmlNode b, Comparator<String> names) {
    if (a.type() != b.type()) {
      return a.type() < b.type() ? "a" : "b";
    }
    int order = names.compare(a.name(), b.name());
    if (order == 0) {
      return "neither";
    }
    return order < 0 ? "a" : "b";
  }
}
