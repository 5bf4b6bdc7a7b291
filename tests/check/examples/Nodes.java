// SPDX-License-Identifier: Apache-2.0
package examples;

/** X34: a kind of node that is no text. */
public final class Nodes {
  /** A part of a document. */
  public interface Node {
    int kind();
  }

  /** Text, whose kind is 3. */
  public interface Text extends Node {
    String data();
  }

  private Nodes() {}

  public static String text(Node... children) {
    StringBuilder text = new StringBuilder();
    for (Node child : children) {
      if (child != null && child.kind() == 1) {
        text.append(((Text) child).data()); // @text
      }
    }
    return text.toString();
  }

  public static String textChecked(Node... children) {
    StringBuilder text = new StringBuilder();
    for (Node child : children) {
      if (child instanceof Text) {
        text.append(((Text) child).data());
      }
    }
    return text.toString();
  }
}
