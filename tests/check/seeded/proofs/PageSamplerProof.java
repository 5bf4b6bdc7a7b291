// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.PageSampler;

/** One call of each defect of PageSampler. */
public final class PageSamplerProof {
  private PageSamplerProof() {}

  public static void middleOverflows() {
    new PageSampler().readerOfMiddle(2147483640, 2147483641);
  }

  public static void rangeOverflows() {
    new PageSampler().pages(-2000000000, 2000000000);
  }
}
