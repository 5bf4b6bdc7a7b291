// SPDX-License-Identifier: Apache-2.0
package rows;

/** Answers of answers of answers: a leaf below a branch below a root. */
public class DeepTree {
  public interface Node {
    Node left();

    int weight();
  }

  public static String depth(Node root) {
    Node first = root.left();
    if (first == null) {
      return "one";
    }
    Node second = first.left();
    if (second == null) {
      return "two";
    }
    Node third = second.left();
    if (third == null) {
      return "three";
    }
    if (third.weight() == 77) {
      return "heavy";
    }
    return "deep";
  }
}
