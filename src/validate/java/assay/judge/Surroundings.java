// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;

/** What tests can change beyond their own classes, and how it was before. */
final class Surroundings {
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  /** Tests print to nowhere and read nothing. */
  static void silence() {
    System.setIn(InputStream.nullInputStream());
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
  }

  /** A place with other capitals, commas in numbers, other digits and years, where it is later. */
  void moveTo(String where) {
    boolean isElsewhere = where.equals("elsewhere");
    Locale.setDefault(
        isElsewhere ? Locale.forLanguageTag("tr-TR-u-ca-buddhist-nu-arab") : locale);
    TimeZone.setDefault(isElsewhere ? TimeZone.getTimeZone("Asia/Kolkata") : zone);
  }

  /** Puts all back and returns how many threads that tests left behind are busy. */
  int restore() {
    silence();
    System.setProperties((Properties) properties.clone());
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
    Thread.interrupted();
    Thread.setDefaultUncaughtExceptionHandler(null);
    Thread.currentThread().setContextClassLoader(ClassLoader.getSystemClassLoader());
    return busyThreads();
  }

  private static int busyThreads() {
    Set<String> ours = Set.of("main", "compiler");
    Thread[] threads = new Thread[Thread.activeCount() + 16];
    int count = Thread.enumerate(threads);
    int busy = 0;
    for (int i = 0; i < count; i++) {
      boolean isOurs = ours.contains(threads[i].getName());
      if (!isOurs && threads[i].getState() == Thread.State.RUNNABLE) busy++;
    }
    return busy;
  }
}
