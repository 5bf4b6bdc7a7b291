// SPDX-License-Identifier: Apache-2.0
package examples;

/** X01: an index that another method gives, and that is always right. */
public final class Origin {
  private Origin() {}

  public static int origin() {
    return 0;
  }

  public static int slot() {
    int[] box = new int[1];
    return box[origin()];
  }
}
