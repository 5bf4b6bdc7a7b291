// SPDX-License-Identifier: Apache-2.0
package rows;

/** Only the permitted classes are there: a record and an enum can be nothing else, a non-sealed class can. */
public class SealedTypes {
  public sealed interface Closed permits Point, Colour {}

  public record Point(int x) implements Closed {}

  public enum Colour implements Closed {
    RED
  }

  public sealed interface Half permits Open {}

  public abstract static non-sealed class Open implements Half {}

  public interface Named {
    String name(int language);
  }

  public static String closed(Closed closed) {
    Object value = closed; // javac would refuse to ask
    if (value instanceof Named) { // never: sealed|final|permit
      return "impossible";
    }
    return closed instanceof Point ? "point" : "colour";
  }

  public static String half(Half half) {
    if (half instanceof Named named) {
      return named.name(1) == null ? "nameless" : "named";
    }
    return "half";
  }
}
