// SPDX-License-Identifier: Apache-2.0
package examples;

/** X26: a failure for one of two values. */
public class OneBoolean {
  public static int one(boolean b) {
    return 1 / (b ? 0 : 1); // @division
  }
}
