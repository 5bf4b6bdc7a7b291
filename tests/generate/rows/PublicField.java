// SPDX-License-Identifier: Apache-2.0
package rows;

/** F39: only the assignment of a public field leads to the branch. */
public class PublicField {
  public int threshold;

  public boolean isTuned() {
    if (threshold == 99) {
      return true;
    }
    return false;
  }
}
