package ledger.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Renders text with placeholders: <code>{name}</code>, <code>{name|upper}</code>,
 * <code>{name?otherwise}</code>, a section <code>{#name}..{/name}</code>; two braces are one.
 */
public final class Template {
  private final List<Part> parts;

  private Template(List<Part> parts) {
    this.parts = parts;
  }

  private interface Part {
    void render(Map<String, ?> values, StringBuilder out);
  }

  private record Text(String text) implements Part {
    @Override
    public void render(Map<String, ?> values, StringBuilder out) {
      out.append(text);
    }
  }

  private record Placeholder(String name, String filter, String otherwise) implements Part {
    @Override
    public void render(Map<String, ?> values, StringBuilder out) {
      Object value = values.get(name);
      if (value == null && otherwise == null) {
        throw new IllegalArgumentException("no value for " + name);
      }
      out.append(filtered(value == null ? otherwise : value.toString(), filter));
    }
  }

  private record Section(String name, List<Part> body) implements Part {
    @Override
    public void render(Map<String, ?> values, StringBuilder out) {
      int times = times(values.get(name));
      for (int i = 0; i < times; i++) {
        body.forEach(part -> part.render(values, out));
      }
    }
  }

  private static int times(Object value) {
    if (value == null || Boolean.FALSE.equals(value)) {
      return 0;
    }
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    return value instanceof Integer number ? Math.max(0, number) : 1;
  }

  private static String filtered(String text, String filter) {
    return switch (filter) {
      case "" -> text;
      case "upper" -> text.toUpperCase(Locale.ROOT);
      case "lower" -> text.toLowerCase(Locale.ROOT);
      case "trim" -> text.strip();
      case "capital" -> text.isEmpty()
          ? text
          : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
      default -> throw new IllegalArgumentException("unknown filter " + filter);
    };
  }

  /** Reads a template. */
  public static Template parse(String source) {
    Reader reader = new Reader(source);
    return new Template(reader.parts(null));
  }

  /** The text with all placeholders replaced. */
  public String render(Map<String, ?> values) {
    StringBuilder out = new StringBuilder();
    parts.forEach(part -> part.render(values, out));
    return out.toString();
  }

  /** Walks over the source once, descending into sections. */
  private static final class Reader {
    private final String source;
    private int position;

    Reader(String source) {
      this.source = source;
    }

    List<Part> parts(String section) {
      List<Part> parts = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      while (position < source.length()) {
        char c = source.charAt(position);
        if ((c == '{' || c == '}') && source.startsWith(String.valueOf(c), position + 1)) {
          text.append(c);
          position += 2;
        } else if (c == '{') {
          flush(text, parts);
          String tag = tag();
          if (tag.startsWith("/")) {
            if (!tag.substring(1).equals(section)) {
              throw new ParseException("unexpected end of section " + tag.substring(1), position);
            }
            return parts;
          }
          parts.add(part(tag));
        } else if (c == '}') {
          throw new ParseException("brace without a partner", position);
        } else {
          text.append(c);
          position++;
        }
      }
      if (section != null) {
        throw new ParseException("section " + section + " not closed", position);
      }
      flush(text, parts);
      return parts;
    }

    private Part part(String tag) {
      if (tag.startsWith("#")) {
        String name = tag.substring(1);
        return new Section(name, parts(name));
      }
      int question = tag.indexOf('?');
      String otherwise = question < 0 ? null : tag.substring(question + 1);
      String head = question < 0 ? tag : tag.substring(0, question);
      int bar = head.indexOf('|');
      return bar < 0
          ? new Placeholder(head, "", otherwise)
          : new Placeholder(head.substring(0, bar), head.substring(bar + 1), otherwise);
    }

    private String tag() {
      int end = source.indexOf('}', position);
      if (end < 0) {
        throw new ParseException("placeholder not closed", position);
      }
      String tag = source.substring(position + 1, end);
      if (tag.isBlank()) {
        throw new ParseException("empty placeholder", position);
      }
      position = end + 1;
      return tag;
    }

    private static void flush(StringBuilder text, List<Part> parts) {
      if (text.length() > 0) {
        parts.add(new Text(text.toString()));
        text.setLength(0);
      }
    }
  }
}
