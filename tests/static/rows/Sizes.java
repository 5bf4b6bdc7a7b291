// SPDX-License-Identifier: Apache-2.0
package rows;

/** S6: an input of somebody else's initialiser. */
public class Sizes {
  public static int slots = 4;
}
