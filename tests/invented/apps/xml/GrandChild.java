// SPDX-License-Identifier: Apache-2.0
package xml;

/** The first child of the first child, by name. */
public class GrandChild {
  public static String find(XmlNode node) {
    XmlNode child = node.firstChild();
    if (child == null) {
      return "leaf";
    }
    XmlNode grandChild = child.firstChild();
    if (grandChild == null) {
      return child.nextSibling() == null ? "only child" : "children";
    }
    return "id".equals(grandChild.name()) ? "id" : "other";
  }
}
