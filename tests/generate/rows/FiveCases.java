// SPDX-License-Identifier: Apache-2.0
package rows;

/** F20: six leaves, each input once. */
public class FiveCases {
  public static String name(int code) {
    switch (code) {
      case 1:
        return "one";
      case 20:
        return "twenty";
      case 300:
        return "three hundred";
      case -4000:
        return "minus four thousand";
      case 50000:
        return "fifty thousand";
      default:
        return "other";
    }
  }
}
