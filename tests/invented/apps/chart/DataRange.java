// SPDX-License-Identifier: Apache-2.0
package chart;

/** The largest value of a dataset. */
public class DataRange {
  public static double largest(Dataset data) {
    double largest = Double.NEGATIVE_INFINITY;
    for (int item = 0; item < data.size(); item++) {
      double value = data.value(item);
      if (Double.isNaN(value)) {
        continue;
      }
      if (value > largest) {
        largest = value;
      }
    }
    return largest;
  }
}
