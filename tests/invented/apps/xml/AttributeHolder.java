// SPDX-License-Identifier: Apache-2.0
package xml;

/** Part of nodes that have attributes. */
public interface AttributeHolder {
  int attributeCount();

  String attributeName(int index);
}
