// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** One worker for each processor. */
public class Workers {
  public int workers(int wanted) {
    int processors = Runtime.getRuntime().availableProcessors();
    if (wanted <= 0) return processors;
    return Math.min(wanted, 2 * processors);
  }
}
