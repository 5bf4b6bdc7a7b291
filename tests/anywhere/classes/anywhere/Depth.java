// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Looks at the call stack. */
public class Depth {
  public int depth(int scale) {
    int depth = new Throwable().getStackTrace().length;
    return scale > 1 ? depth / scale : depth;
  }
}
