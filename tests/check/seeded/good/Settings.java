// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Values of different types under names. */
public class Settings {
  private final Map<String, Object> values = new HashMap<>();

  public void setText(String name, String value) {
    values.put(name, Objects.requireNonNull(value, "value"));
  }

  public void setNumber(String name, int value) {
    values.put(name, value);
  }

  @SuppressWarnings("unchecked")
  private <T> T cached(String name) {
    return (T) values.get(name);
  }

  /** The text of this name, empty if there is none. */
  public String text(String name) {
    return cached(name) instanceof String text ? text : "";
  }

  /** The number of this name, zero if there is none. */
  public int number(String name) {
    if (!values.containsKey(name)) {
      return 0;
    }
    return cached(name) instanceof Integer number ? number : 0;
  }
}
