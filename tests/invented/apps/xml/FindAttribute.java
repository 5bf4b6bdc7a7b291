// SPDX-License-Identifier: Apache-2.0
package xml;

/** Where an attribute is. */
public class FindAttribute {
  public static int find(XmlNode node, String wanted) {
    if (!(node instanceof AttributeHolder holder)) {
      return -1;
    }
    for (int index = 0; index < holder.attributeCount(); index++) {
      if (wanted.equals(holder.attributeName(index))) {
        return index;
      }
    }
    return -2;
  }
}
