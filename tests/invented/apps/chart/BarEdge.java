// SPDX-License-Identifier: Apache-2.0
package chart;

/** Where a bar begins on the screen. */
public class BarEdge {
  public static String edge(Axis axis, Dataset data) {
    if (!(data instanceof IntervalDataset bars)) {
      return "no bars";
    }
    double low = axis.position(bars.low(0));
    double high = axis.position(bars.high(0));
    if (axis.isInverted() && low < high) {
      throw new IllegalStateException("inverted axis that is not");
    }
    return low == high ? "flat" : "bar";
  }
}
