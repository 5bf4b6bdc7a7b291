// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.LocalTime;

/** Says good morning or good evening. */
public class HourOfDay {
  public String greet(String name) {
    if (name == null) return "nobody";
    return (LocalTime.now().getHour() < 12 ? "morning " : "evening ") + name;
  }
}
