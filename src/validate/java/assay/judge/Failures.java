// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.util.ArrayList;
import java.util.List;

/**
 * What a failing test has thrown, as words. The exception's class may be one of the tested ones and
 * do anything when asked.
 */
final class Failures {
  private static final int MOST_FRAMES = 200;

  private Failures() {}

  /** The answer to a run: failed, the first line, the exception's class, the frames. */
  static String[] words(Throwable thrown) {
    List<String> words = new ArrayList<>();
    words.add("failed");
    words.add(firstLine(thrown));
    words.add(thrown.getClass().getName());
    words.addAll(frames(thrown));
    return words.toArray(new String[0]);
  }

  static String lineOrNull(Throwable thrown) {
    return thrown == null ? null : firstLine(thrown);
  }

  static String firstLine(Throwable thrown) {
    String text = thrown.getClass().getName();
    try {
      String message = thrown.getMessage();
      if (message != null) text += ": " + message.lines().findFirst().orElse("");
    } catch (Throwable ignored) {
      return text;
    }
    return text;
  }

  /** Of an initializer that failed, where it did is what matters. */
  private static Throwable origin(Throwable thrown) {
    boolean wraps = thrown instanceof ExceptionInInitializerError && thrown.getCause() != null;
    return wraps ? origin(thrown.getCause()) : thrown;
  }

  private static List<String> frames(Throwable thrown) {
    List<String> frames = new ArrayList<>();
    try {
      for (StackTraceElement frame : origin(thrown).getStackTrace()) {
        if (frames.size() == MOST_FRAMES) break;
        String origin = frame.getModuleName() == null ? "program" : "library";
        frames.add(
            String.join(" ", frame.getClassName(), frame.getMethodName(),
                String.valueOf(frame.getLineNumber()), origin));
      }
    } catch (Throwable ignored) {
      return frames;
    }
    return frames;
  }
}
