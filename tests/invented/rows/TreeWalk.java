// SPDX-License-Identifier: Apache-2.0
package rows;

/** M3: nodes whose answers are nodes, in a loop with recursion; the handler may be more than a handler. */
public class TreeWalk {
  public static final int TEXT = 1;
  public static final int ELEMENT = 2;
  public static final int COMMENT = 3;

  public interface Node {
    int type();

    Node first();

    Node next();
  }

  public interface Handler {
    void text();
  }

  public interface CommentHandler {
    void comment();
  }

  public static int walk(Node node, Handler handler) {
    int depth = 0;
    switch (node.type()) {
      case TEXT:
        handler.text();
        break;
      case COMMENT:
        if (handler instanceof CommentHandler comments) {
          comments.comment();
        }
        break;
      case ELEMENT:
        for (Node child = node.first(); child != null; child = child.next()) {
          depth = Math.max(depth, walk(child, handler));
        }
        depth++;
        break;
      default:
        throw new IllegalArgumentException("unknown node");
    }
    return depth;
  }
}
