// SPDX-License-Identifier: Apache-2.0
package rows;

/** F56: the list of InnerNodeList with a node of its own file. */
public class TopNodeList {
  private TopNode head;

  public void add(int value) {
    TopNode added = new TopNode();
    added.value = value;
    added.next = head;
    head = added;
  }

  public boolean contains(int value) {
    for (TopNode node = head; node != null; node = node.next) {
      if (node.value == value) {
        return true;
      }
    }
    return false;
  }
}
