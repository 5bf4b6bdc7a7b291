// SPDX-License-Identifier: Apache-2.0
package rows;

/** F56: the node of TopNodeList. */
class TopNode {
  int value;
  TopNode next;
}
