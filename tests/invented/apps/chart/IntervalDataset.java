// SPDX-License-Identifier: Apache-2.0
package chart;

/** Part of datasets that have bars. */
public interface IntervalDataset {
  double low(int item);

  double high(int item);
}
