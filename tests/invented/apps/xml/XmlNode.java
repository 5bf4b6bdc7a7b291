// SPDX-License-Identifier: Apache-2.0
package xml;

/** Part of a document. */
public interface XmlNode {
  int type();

  String name();

  XmlNode firstChild();

  XmlNode nextSibling();
}
