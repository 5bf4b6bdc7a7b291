// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Makes capitals. */
public class Capital {
  public String title(String word) {
    if (word == null || word.isEmpty()) return "";
    return word.substring(0, 1).toUpperCase() + word.substring(1).toLowerCase();
  }
}
