// SPDX-License-Identifier: Apache-2.0
package xml;

/** Is told what is in a document. */
public interface ContentHandler {
  void text(String text);

  void element(String name);
}
