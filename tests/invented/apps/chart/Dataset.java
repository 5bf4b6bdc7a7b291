// SPDX-License-Identifier: Apache-2.0
package chart;

/** Numbers to draw. */
public interface Dataset {
  int size();

  double value(int item);
}
