// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Counts the environment. */
public class Variables {
  public boolean isMany(int limit) {
    return System.getenv().size() > limit;
  }
}
