// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
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
 * Runs all tests of a class folder, once in order and then shuffled, in one process.
 *
 * <pre>
 *   SuiteRunner CLASS_FOLDER ROUNDS RESULT_FILE
 * </pre>
 *
 * The result file gets a line {@code FAIL TAB round TAB test TAB problem} for each failure and one
 * {@code ROUND TAB round TAB tests} at the end of each round. Coverage is that of round 0: under
 * the JaCoCo agent (started with dumponexit=false) it is written then.
 */
public final class SuiteRunner {
  private static final String CONFIG = "junit.jupiter.";

  private SuiteRunner() {}

  /** Runs the rounds and leaves, whatever threads the tests left behind. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    Launcher launcher = LauncherFactory.create(
        LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build());
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[2])))) {
      for (int round = 0; round < rounds; round++) {
        Listener listener = new Listener(round, out);
        launcher.execute(request(folder, round), listener);
        out.println("ROUND\t" + round + "\t" + listener.tests);
        out.flush();
        if (round == 0) {
          dumpCoverage();
        }
      }
    }
    Runtime.getRuntime().halt(0);
  }

  private static LauncherDiscoveryRequest request(Path folder, int round) throws IOException {
    LauncherDiscoveryRequestBuilder builder =
        LauncherDiscoveryRequestBuilder.request().selectors(classes(folder));
    if (round > 0) {
      builder
          .configurationParameter(CONFIG + "testmethod.order.default",
              "org.junit.jupiter.api.MethodOrderer$Random")
          .configurationParameter(CONFIG + "testclass.order.default",
              "org.junit.jupiter.api.ClassOrderer$Random")
          .configurationParameter(CONFIG + "execution.order.random.seed", Integer.toString(round));
    }
    return builder.build();
  }

  private static List<DiscoverySelector> classes(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString())
          .filter(name -> name.endsWith(".class") && !name.contains("$"))
          .sorted()
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .<DiscoverySelector>map(DiscoverySelectors::selectClass)
          .toList();
    }
  }

  private static void dumpCoverage() throws ReflectiveOperationException {
    Class<?> runtime;
    try {
      runtime = Class.forName("org.jacoco.agent.rt.RT");
    } catch (ClassNotFoundException e) {
      return; // no agent
    }
    Object agent = runtime.getMethod("getAgent").invoke(null);
    Class.forName("org.jacoco.agent.rt.IAgent").getMethod("dump", boolean.class)
        .invoke(agent, true);
  }

  private static final class Listener implements TestExecutionListener {
    private final int round;
    private final PrintWriter out;
    private int tests;

    Listener(int round, PrintWriter out) {
      this.round = round;
      this.out = out;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
      tests += identifier.isTest() ? 1 : 0;
      if (result.getStatus() == TestExecutionResult.Status.FAILED) {
        String problem = result.getThrowable().map(Throwable::toString).orElse("aborted");
        out.println("FAIL\t" + round + "\t" + name(identifier) + "\t"
            + problem.replaceAll("[\\t\\r\\n]+", " "));
        out.flush();
      }
    }

    private static String name(TestIdentifier identifier) {
      TestSource source = identifier.getSource().orElse(null);
      if (source instanceof MethodSource) {
        MethodSource method = (MethodSource) source;
        return method.getClassName() + "#" + method.getMethodName();
      }
      return identifier.getDisplayName();
    }
  }
}
