package ledger.text;

import java.util.ArrayList;
import java.util.List;

/** Splits and joins lines of comma-separated values with quoted fields. */
public class CsvParser {
  private static final char QUOTE = '"';

  private final char separator;
  private final boolean trim;

  /** A parser for commas that keeps blanks. */
  public CsvParser() {
    this(',', false);
  }

  /** A parser for a separator; trimming drops blanks around unquoted fields. */
  public CsvParser(char separator, boolean trim) {
    if (separator == QUOTE || separator == '\n' || separator == '\r') {
      throw new IllegalArgumentException("not a separator: " + (int) separator);
    }
    this.separator = separator;
    this.trim = trim;
  }

  private enum State {
    START, PLAIN, QUOTED, QUOTE_IN_QUOTED
  }

  /** The fields of one line; an empty line has one empty field. */
  public List<String> parseLine(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    State state = State.START;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      switch (state) {
        case START, PLAIN -> {
          if (c == separator) {
            fields.add(plain(field));
            state = State.START;
          } else if (c == QUOTE && state == State.START) {
            field.setLength(0);
            state = State.QUOTED;
          } else if (c == QUOTE) {
            throw new ParseException("quote inside a plain field", i);
          } else {
            field.append(c);
            state = trim && c == ' ' ? state : State.PLAIN;
          }
        }
        case QUOTED -> {
          if (c == QUOTE) {
            state = State.QUOTE_IN_QUOTED;
          } else {
            field.append(c);
          }
        }
        case QUOTE_IN_QUOTED -> {
          if (c == QUOTE) {
            field.append(QUOTE);
            state = State.QUOTED;
          } else if (c == separator) {
            fields.add(take(field));
            state = State.START;
          } else if (!trim || c != ' ') {
            throw new ParseException("text after a closing quote", i);
          }
        }
      }
    }
    if (state == State.QUOTED) {
      throw new ParseException("quote not closed", line.length());
    }
    fields.add(state == State.QUOTE_IN_QUOTED ? take(field) : plain(field));
    return fields;
  }

  private String plain(StringBuilder field) {
    String text = take(field);
    return trim ? text.strip() : text;
  }

  private static String take(StringBuilder field) {
    String text = field.toString();
    field.setLength(0);
    return text;
  }

  /** Writes fields so that {@link #parseLine} reads them back. */
  public String formatLine(List<String> fields) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < fields.size(); i++) {
      if (i > 0) {
        line.append(separator);
      }
      appendField(line, fields.get(i));
    }
    return line.toString();
  }

  private void appendField(StringBuilder line, String field) {
    if (!needsQuotes(field)) {
      line.append(field);
      return;
    }
    line.append(QUOTE);
    for (char c : field.toCharArray()) {
      if (c == QUOTE) {
        line.append(QUOTE);
      }
      line.append(c);
    }
    line.append(QUOTE);
  }

  private boolean needsQuotes(String field) {
    if (field.isEmpty()) {
      return false;
    }
    if (field.charAt(0) == ' ' || field.charAt(field.length() - 1) == ' ') {
      return true;
    }
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      if (c == separator || c == QUOTE || c == '\n' || c == '\r') {
        return true;
      }
    }
    return false;
  }
}
