// SPDX-License-Identifier: Apache-2.0
package chart;

/** Writes beside items. */
public interface LabelGenerator {
  String label(Dataset data, int item);
}
