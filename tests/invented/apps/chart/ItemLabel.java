// SPDX-License-Identifier: Apache-2.0
package chart;

/** The text beside an item. */
public class ItemLabel {
  public static String label(LabelGenerator generator, Dataset data, int item) {
    if (generator == null) {
      return Integer.toString(item);
    }
    String label = generator.label(data, item);
    if (label == null || label.isBlank()) {
      return "-";
    }
    return label.length() > 8 ? label.substring(0, 8) : label;
  }
}
