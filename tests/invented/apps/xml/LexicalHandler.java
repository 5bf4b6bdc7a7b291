// SPDX-License-Identifier: Apache-2.0
package xml;

/** Is told about comments. */
public interface LexicalHandler {
  void comment(String text);
}
