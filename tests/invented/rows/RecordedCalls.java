// SPDX-License-Identifier: Apache-2.0
package rows;

/** What is told to a listener is seen by the tests. */
public class RecordedCalls {
  public interface Listener {
    void changed(String name, int from, int to);

    void unchanged(String name);
  }

  public static int update(Listener listener, String name, int from, int to) {
    if (from == to) {
      listener.unchanged(name);
      return from;
    }
    listener.changed(name, from, to);
    return to;
  }
}
