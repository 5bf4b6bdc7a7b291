// SPDX-License-Identifier: Apache-2.0
package rows;

/** F44: null is tried unless the option forbids it. */
public class NullArgument {
  public static String kind(StringBuilder text) {
    if (text == null) {
      return "null";
    }
    return text.length() == 0 ? "empty" : "text";
  }
}
