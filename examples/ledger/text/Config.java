package ledger.text;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Settings read from lines of {@code key = value}, with sections and comments. */
public final class Config {
  private final Map<String, String> values;

  private Config(Map<String, String> values) {
    this.values = values;
  }

  /** Reads settings; a key below {@code [section]} becomes {@code section.key}. */
  public static Config parse(String text) {
    Map<String, String> values = new TreeMap<>();
    String section = "";
    int position = 0;
    for (String rawLine : text.split("\n", -1)) {
      String line = withoutComment(rawLine).strip();
      if (line.startsWith("[")) {
        if (!line.endsWith("]") || line.length() < 3) {
          throw new ParseException("bad section", position);
        }
        section = key(line.substring(1, line.length() - 1), position) + ".";
      } else if (!line.isEmpty()) {
        int equals = line.indexOf('=');
        if (equals < 0) {
          throw new ParseException("no '='", position);
        }
        String key = section + key(line.substring(0, equals), position);
        if (values.put(key, unquote(line.substring(equals + 1).strip(), position)) != null) {
          throw new ParseException("duplicate key " + key, position);
        }
      }
      position += rawLine.length() + 1;
    }
    return new Config(values);
  }

  private static String withoutComment(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == '#' && !quoted) {
        return line.substring(0, i);
      }
    }
    return line;
  }

  private static String key(String text, int position) {
    String key = text.strip();
    if (key.isEmpty()) {
      throw new ParseException("empty key", position);
    }
    for (char c : key.toCharArray()) {
      if (!Character.isLetterOrDigit(c) && c != '-' && c != '_' && c != '.') {
        throw new ParseException("bad key " + key, position);
      }
    }
    return key;
  }

  private static String unquote(String value, int position) {
    if (!value.startsWith("\"")) {
      return value;
    }
    if (value.length() < 2 || !value.endsWith("\"")) {
      throw new ParseException("quote not closed", position);
    }
    return value.substring(1, value.length() - 1);
  }

  /** All keys. */
  public Set<String> keys() {
    return Set.copyOf(values.keySet());
  }

  /** The value of a key, if it is there. */
  public Optional<String> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** A whole number, or the default when the key is missing. */
  public int getInt(String key, int otherwise) {
    String value = values.get(key);
    if (value == null) {
      return otherwise;
    }
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + " is not a number: " + value, e);
    }
  }

  /** A truth value: yes, true, on and 1, or no, false, off and 0. */
  public boolean getBoolean(String key, boolean otherwise) {
    String value = values.get(key);
    if (value == null) {
      return otherwise;
    }
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "yes", "true", "on", "1" -> true;
      case "no", "false", "off", "0" -> false;
      default -> throw new IllegalArgumentException(key + " is neither yes nor no: " + value);
    };
  }

  /** The settings of one section, without its name. */
  public Config section(String name) {
    String prefix = name + ".";
    Map<String, String> part = new TreeMap<>();
    values.forEach((key, value) -> {
      if (key.startsWith(prefix)) {
        part.put(key.substring(prefix.length()), value);
      }
    });
    return new Config(part);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    values.forEach((key, value) -> text.append(key).append(" = ").append(value).append('\n'));
    return text.toString();
  }
}
