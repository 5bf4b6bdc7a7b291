// SPDX-License-Identifier: Apache-2.0
package chart;

/** The item of a dataset that a place belongs to. */
public class FindItem {
  public static int find(Dataset data, double place) {
    for (int item = 0; item < data.size(); item++) {
      if (data instanceof IntervalDataset bars) {
        if (bars.low(item) <= place && place <= bars.high(item)) {
          return item;
        }
      } else if (data.value(item) == place) {
        return item;
      }
    }
    return -1;
  }
}
