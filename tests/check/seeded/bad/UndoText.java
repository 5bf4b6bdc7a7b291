// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/** A text whose changes can be taken back. */
public class UndoText {
  private final Deque<String> before = new ArrayDeque<>();
  private final List<String> undone = new ArrayList<>();
  private String text = "";

  public void write(String more) {
    Objects.requireNonNull(more, "more");
    before.push(text);
    undone.clear();
    text += more;
  }

  /** Takes the last change back, if there is one. */
  public String undo() {
    String old = before.pop(); // BUG java.util.NoSuchElementException
    undone.add(text);
    text = old;
    return text;
  }

  /** Makes the change again that was taken back last. */
  public String redo() {
    String next = undone.remove(undone.size() - 1); // BUG java.lang.IndexOutOfBoundsException
    before.push(text);
    text = next;
    return text;
  }
}
