// SPDX-License-Identifier: Apache-2.0
package examples;

/** X22: an expression has to equal another input. */
public class Expression {
  public static int check(int from, int size, Object o) {
    if (-1 - from == size) {
      return o.hashCode() & 0; // @receiver
    }
    return 1;
  }
}
