// SPDX-License-Identifier: Apache-2.0
package filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What callers hand in by other ways than as a value, and beside each what the program does itself. */
public final class Handed {
  private final Map<String, Integer> numbers;
  private final List<String> names;
  private StringBuilder out;

  public Handed() {
    numbers = Map.of("one", 1);
    names = List.of();
  }

  /** A property: until it is set, nothing can be written. */
  public void setOut(StringBuilder newOut) {
    out = newOut;
  }

  /** Whoever clears it gives it no value either. */
  public void reset() {
    out = null;
  }

  public void write(char letter) {
    out.append(letter);
  }

  /** May be null, which tests then hand to others. */
  public Integer find(String name) {
    return numbers.get(name);
  }

  public int twice(Integer number) {
    return number * 2;
  }

  public int twiceOf(String name) {
    return numbers.get(name) * 2; // @missing
  }

  public static void rethrow(RuntimeException problem) {
    if (problem != null) {
      throw problem;
    }
  }

  public static int parse(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  public static int parseSecond(String text) {
    return Integer.parseInt(text.substring(text.indexOf(' ') + 1)); // @second
  }

  public static int length(Supplier<String> supplier) {
    return supplier.get().length();
  }

  public static int share(int whole, int parts) {
    if (parts == 0) {
      throw new ArithmeticException("no parts");
    }
    return whole / parts;
  }

  public static boolean bit(boolean[] bits, int at) {
    return bits.length > at && bits[at];
  }

  public void add(String name) {
    names.add(name); // @fixed
  }

  public List<String> names() {
    return new ArrayList<>(names);
  }
}
