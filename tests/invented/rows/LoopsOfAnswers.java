// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Iterator;

/** Loops that end when a collaborator says so, and what only their second or third round shows. */
public class LoopsOfAnswers {
  public interface Item {
    int weight();
  }

  public interface Source {
    int read();
  }

  public interface Cursor {
    boolean isAtEnd();

    String line();
  }

  public static Item heaviest(Iterator<? extends Item> items) {
    Item heaviest = null;
    while (items.hasNext()) {
      Item item = items.next();
      if (heaviest == null || item.weight() > heaviest.weight()) {
        heaviest = item;
      }
    }
    return heaviest;
  }

  public static int spaces(Source source) {
    int spaces = 0;
    for (int next = source.read(); next != -1; next = source.read()) {
      if (next == ' ') {
        ++spaces;
      }
    }
    return spaces > 1 ? 2 : spaces;
  }

  public static String longest(Cursor cursor) {
    String longest = null;
    while (!cursor.isAtEnd()) {
      String line = cursor.line();
      if (line != null && (longest == null || line.length() > longest.length())) {
        longest = line;
      }
    }
    return longest == null ? "none" : longest;
  }
}
