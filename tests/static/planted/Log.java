// SPDX-License-Identifier: Apache-2.0
package planted;

/** A logger that asks for its sink too early. */
public final class Log {
  /** Where lines go. */
  public interface Sink {
    int put(String line);
  }

  /** The sinks there are. */
  public static final class Sinks {
    public static Sink current = line -> line.length();
    public static int level = 2;

    private Sinks() {}
  }

  private static final Sink SINK = Sinks.current;
  private static final char[] MARKS = new char[Sinks.level]; // BUG java.lang.ExceptionInInitializerError
  private static int lines;

  private Log() {}

  public static int begin() {
    return SINK.put("begin"); // BUG java.lang.NullPointerException
  }

  public static char mark() {
    return MARKS[lines]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int perLevel() {
    return 60 / MARKS.length; // BUG java.lang.ArithmeticException
  }
}
