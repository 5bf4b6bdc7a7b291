// SPDX-License-Identifier: Apache-2.0
package filter;

import java.util.Iterator;
import java.util.List;

/** What callers bring along does not go together or is half made, and beside each what the program gets wrong. */
public final class Brought {
  private static final int[] DELAYS = {1, 2, 5};

  /** Somebody who may be without a name. */
  public static final class Person {
    private String name;

    /** Gives a name, which is not all that there is to it. */
    public void name(String first, String last) {
      name = first + " " + last;
    }

    public String name() {
      return name;
    }
  }

  private Brought() {}

  /** The caller knows how long the array is. */
  public static int sum(int[] values, int from, int count) {
    int sum = 0;
    for (int i = from; i < from + count; i++) {
      sum += values[i];
    }
    return sum;
  }

  /** A record of two bytes. */
  public static int word(byte[] bytes, int at) {
    return bytes[at] << 8 | bytes[at + 1];
  }

  /** Asks about the length, and gets it wrong. */
  public static int last(int[] values, int count) {
    if (count < 0 || count > values.length) {
      throw new IllegalArgumentException("count " + count);
    }
    return values[count - 1]; // @last
  }

  /** The other end is for the list to say. */
  public static String name(List<String> names, int at) {
    if (at < 0) {
      throw new IllegalArgumentException("at " + at);
    }
    return names.get(at);
  }

  /** Nobody else knows how long the table is. */
  public static int delay(int attempts) {
    if (attempts < 0) {
      throw new IllegalArgumentException("attempts " + attempts);
    }
    return DELAYS[attempts]; // @delay
  }

  /** Null for null. */
  public static int width(String text) {
    return trimmed(text).length();
  }

  private static String trimmed(String text) {
    return text == null ? null : text.trim();
  }

  /** Null for what is no null. */
  public static int shortWidth(String text) {
    return shortened(text).length(); // @shortened
  }

  private static String shortened(String text) {
    return text.length() > 3 ? null : text;
  }

  public static int initial(Person person) {
    return person.name().charAt(0);
  }

  public static int half(int number) {
    assert number >= 0;
    return number / 2;
  }

  /** An iterator of the test's own may say anything. */
  public static int count(Iterator<String> names) {
    int[] seen = new int[4];
    int count = 0;
    while (names.hasNext() && count < 4) {
      seen[count++] = names.next().length();
    }
    return seen[count - 1 < 0 ? 0 : count - 1];
  }
}
