// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Starts threads that are numbered. */
public class ThreadNumber {
  public String name(int n) {
    if (n > 0) return "given";
    return new Thread(() -> {}).getName();
  }
}
