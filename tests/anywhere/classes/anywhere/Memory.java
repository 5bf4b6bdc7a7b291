// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Looks at the heap. */
public class Memory {
  public String size(int unit) {
    if (unit <= 0) throw new IllegalArgumentException("unit");
    return Runtime.getRuntime().maxMemory() > 600_000_000L ? "large" : "small";
  }
}
