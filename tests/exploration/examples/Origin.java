// SPDX-License-Identifier: Apache-2.0
package examples;

/** X01: the callee's constant is known, so the index is always inside. */
public class Origin {
  public int origin() {
    return 0;
  }

  public int slot() {
    int[] box = new int[1];
    return box[origin()];
  }
}
