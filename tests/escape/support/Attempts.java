// SPDX-License-Identifier: Apache-2.0
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Tries one thing after the other and says how each ended. What must not happen prints ESCAPED. */
final class Attempts {
  interface Attempt { void run() throws Throwable; }
  interface Reading { Object get() throws Throwable; }

  /** Must not end without an exception. */
  static void refused(String name, Attempt attempt) {
    try {
      attempt.run();
      System.out.println(name + ": ESCAPED");
    } catch (Throwable e) {
      System.out.println(name + ": refused with " + e.getClass().getName());
    }
  }

  /** May seem to work, but not on the host: that the host is as before is looked at afterwards. */
  static void pretended(String name, Attempt attempt) {
    try {
      attempt.run();
      System.out.println(name + ": ended");
    } catch (Throwable e) {
      System.out.println(name + ": refused with " + e.getClass().getName());
    }
  }

  /** Must not give the content of a file of the host: the canary's or the list of its users. */
  static void read(String name, Reading reading) {
    try {
      String found = text(reading.get());
      boolean isOfHost = found.contains("untouched") || found.contains("root:");
      System.out.println(name + (isOfHost ? ": ESCAPED" : ": nothing of the host"));
    } catch (Throwable e) {
      System.out.println(name + ": refused with " + e.getClass().getName());
    }
  }

  private static String text(Object found) throws Exception {
    if (found instanceof byte[]) return new String((byte[]) found, StandardCharsets.ISO_8859_1);
    if (found instanceof InputStream) return text(((InputStream) found).readAllBytes());
    return String.valueOf(found);
  }

  static void done() {
    System.out.println("done");
  }

  private Attempts() {}
}
