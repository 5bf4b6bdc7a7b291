// SPDX-License-Identifier: Apache-2.0
package filter;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Values that are not quite as they were handed in. */
public class Shifted {
  private final StringBuilder text = new StringBuilder("shifted");
  private final List<String> cells = new ArrayList<>(List.of("a", "b", "c", "d"));
  private StringBuilder target;

  /** A column of a row: who asks for one that is not there gets what a list gives. */
  public String cell(int row, int column) {
    return cells.get(row * 2 + column);
  }

  /** A part of the text: both numbers are the caller's. */
  public String part(int from, int length) {
    return text.substring(from, from + length);
  }

  /** Looked at, and got wrong. */
  public String next(int row) {
    if (row < 0 || row >= cells.size()) {
      return "";
    }
    return cells.get(row + 1); // @next
  }

  /** Looked at by somebody else, and got wrong. */
  public char after(int at) {
    Objects.checkIndex(at, text.length());
    return text.charAt(at + 1); // @after
  }

  /** No shift: what is left over is below zero for a number below zero. */
  public String bucket(int hash) {
    return cells.get(hash % cells.size()); // @bucket
  }

  /** Two results. */
  public void measure(int[] results) {
    results[0] = text.length();
    results[1] = cells.size();
  }

  /** What is wanted depends on the name. */
  public void setProperty(String name, Object value) {
    if ("label".equals(name)) {
      text.append((String) value);
    } else if ("cells".equals(name)) {
      cells.addAll((List<String>) value);
    }
  }

  /** One of two kinds, or so it seems. */
  public String named(AnnotatedElement element) {
    if (element instanceof Class<?> type) {
      return type.getName();
    }
    return ((Method) element).getName();
  }

  /** A list of anything, which ought to be one of texts. */
  @SuppressWarnings("rawtypes")
  public static int letters(List words) {
    int letters = 0;
    for (Object word : words) {
      letters += ((String) word).length();
    }
    return letters;
  }

  public void setTarget(String begin) {
    target = new StringBuilder(begin);
  }

  /** Nobody has set it. */
  public int written() {
    return target.append(text).length();
  }
}
