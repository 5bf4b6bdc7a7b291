// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the tests of a class folder and tells how each ended.
 *
 * <pre>
 *   BugTestRunner CLASS_FOLDER RESULT_FILE
 * </pre>
 *
 * A line per test: class, method, {@code passed} or the exception's class, its tags, its message and
 * the frames, innermost first. A test that does not end is given up after five seconds.
 */
public final class BugTestRunner {
  private static final String TIMEOUT = "junit.jupiter.execution.timeout.";
  private static final int FRAMES = 200;

  private BugTestRunner() {}

  /** Runs all of them and leaves, whatever threads the tests left behind. */
  public static void main(String[] arguments) throws Exception {
    Launcher launcher = LauncherFactory.create(
        LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build());
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[1])))) {
      launcher.execute(request(Path.of(arguments[0])), new Listener(out));
      out.println("END");
    }
    Runtime.getRuntime().halt(0);
  }

  private static LauncherDiscoveryRequest request(Path folder) throws IOException {
    return LauncherDiscoveryRequestBuilder.request().selectors(classes(folder))
        .configurationParameter(TIMEOUT + "testable.method.default", "5 s")
        .configurationParameter(TIMEOUT + "thread.mode.default", "SEPARATE_THREAD")
        .build();
  }

  private static List<DiscoverySelector> classes(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString())
          .filter(name -> name.endsWith(".class") && !name.contains("$"))
          .sorted()
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .<DiscoverySelector>map(DiscoverySelectors::selectClass)
          .collect(Collectors.toList());
    }
  }

  private static final class Listener implements TestExecutionListener {
    private final PrintWriter out;

    Listener(PrintWriter out) {
      this.out = out;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
      if (!(identifier.getSource().orElse(null) instanceof MethodSource)) {
        return;
      }
      MethodSource method = (MethodSource) identifier.getSource().get();
      Throwable thrown = result.getThrowable().orElse(null);
      String tags = identifier.getTags().stream().map(tag -> tag.getName()).sorted()
          .collect(Collectors.joining(","));
      out.println(String.join("\t", method.getClassName(), method.getMethodName(),
          thrown == null ? "passed" : thrown.getClass().getName(), tags,
          thrown == null ? "" : String.valueOf(thrown.getMessage()).replaceAll("[\\t\\r\\n]+", " "),
          thrown == null ? "" : frames(thrown)));
      out.flush();
    }

    private static String frames(Throwable thrown) {
      return Arrays.stream(thrown.getStackTrace()).limit(FRAMES)
          .map(frame -> frame.getClassName() + "#" + frame.getMethodName() + ":" + frame.getLineNumber())
          .collect(Collectors.joining(" "));
    }
  }
}
