// SPDX-License-Identifier: Apache-2.0
package chart;

/** Where values are on the screen. */
public interface Axis {
  double position(double value);

  boolean isInverted();
}
