// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** A JSON parser and printer, as a program would have one. */
public class JsonParser {
  static class ParseException extends RuntimeException {
    ParseException(String message, int at) { super(message + " at " + at); }
  }

  private final String text;
  private int at;

  JsonParser(String text) { this.text = text; }

  static Object parse(String text) {
    JsonParser p = new JsonParser(text);
    Object value = p.value();
    p.space();
    if (p.at != text.length()) throw new ParseException("trailing characters", p.at);
    return value;
  }

  private void space() { while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++; }

  private char peek() {
    space();
    if (at == text.length()) throw new ParseException("unexpected end", at);
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) throw new ParseException("expected '" + c + "' found '" + peek() + "'", at);
    at++;
  }

  private Object value() {
    char c = peek();
    switch (c) {
      case '{': return object();
      case '[': return array();
      case '"': return string();
      case 't': return word("true", true);
      case 'f': return word("false", false);
      case 'n': return word("null", null);
      default: return number();
    }
  }

  private Object word(String w, Object value) {
    if (!text.startsWith(w, at)) throw new ParseException("unknown word", at);
    at += w.length();
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> out = new LinkedHashMap<>();
    expect('{');
    if (peek() == '}') { at++; return out; }
    while (true) {
      if (peek() != '"') throw new ParseException("key expected", at);
      String key = string();
      expect(':');
      out.put(key, value());
      if (peek() == '}') { at++; return out; }
      expect(',');
    }
  }

  private List<Object> array() {
    List<Object> out = new ArrayList<>();
    expect('[');
    if (peek() == ']') { at++; return out; }
    while (true) {
      out.add(value());
      if (peek() == ']') { at++; return out; }
      expect(',');
    }
  }

  private String string() {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (true) {
      if (at == text.length()) throw new ParseException("unterminated string", at);
      char c = text.charAt(at++);
      if (c == '"') return out.toString();
      if (c != '\\') { out.append(c); continue; }
      c = text.charAt(at++);
      switch (c) {
        case 'n' -> out.append('\n');
        case 't' -> out.append('\t');
        case 'u' -> { out.append((char) Integer.parseInt(text.substring(at, at + 4), 16)); at += 4; }
        case '"', '\\', '/' -> out.append(c);
        default -> throw new ParseException("bad escape \\" + c, at);
      }
    }
  }

  private Number number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    String s = text.substring(start, at);
    if (s.isEmpty()) throw new ParseException("value expected", at);
    return s.matches("-?\\d+") ? (Number) Long.valueOf(s) : (Number) Double.valueOf(s);
  }

  static String print(Object o) {
    if (o instanceof Map<?, ?> m) {
      StringJoiner j = new StringJoiner(",", "{", "}");
      m.forEach((k, v) -> j.add(print(k) + ":" + print(v)));
      return j.toString();
    }
    if (o instanceof List<?> l) {
      StringJoiner j = new StringJoiner(",", "[", "]");
      for (Object x : l) j.add(print(x));
      return j.toString();
    }
    if (o instanceof String s) {
      StringBuilder out = new StringBuilder("\"");
      for (char c : s.toCharArray()) out.append(c == '"' ? "\\\"" : c == '\\' ? "\\\\" : c < 32 || c > 126 ? String.format("\\u%04x", (int) c) : String.valueOf(c));
      return out.append('"').toString();
    }
    return String.valueOf(o);
  }

  public static void main(String[] args) {
    String[] inputs = {"1", "-2.5e3", "\"text\"", "[]", "{}", "[1, [2, [3]], \"x\"]", "{\"a\": {\"b\": [true, false, null]}, \"c\": 1.0}", " { \"k\" : \"\\u00e9\\n\\\"q\\\"\" } ",
        "[1,]", "{\"a\" 1}", "{a:1}", "[1 2]", "tru", "\"open", "", "1 2", "{\"a\":1,\"a\":2}", "\"\\x\"", "[9223372036854775807, 1e400, -0]", "[9223372036854775808]"};
    for (String input : inputs) {
      try {
        Object value = parse(input);
        String printed = print(value);
        System.out.println(input + " -> " + printed + " " + parse(printed).equals(value));
      } catch (RuntimeException e) {
        System.out.println(input + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
  }
}
