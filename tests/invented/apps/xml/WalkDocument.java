// SPDX-License-Identifier: Apache-2.0
package xml;

/** Tells a handler what is below a node. */
public class WalkDocument {
  public static int walk(XmlNode node, ContentHandler handler) {
    int count = 1;
    switch (node.type()) {
      case 1:
        handler.element(node.name());
        for (XmlNode child = node.firstChild(); child != null; child = child.nextSibling()) {
          count += walk(child, handler);
        }
        break;
      case 3:
        handler.text(node.name());
        break;
      case 8:
        if (handler instanceof LexicalHandler lexical) {
          lexical.comment(node.name());
        }
        break;
      default:
        break;
    }
    return count;
  }
}
