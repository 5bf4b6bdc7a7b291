// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataReader;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs all tests of a class folder under the JaCoCo agent and prints what each one went through:
 * a line {@code test class TAB test method TAB class TAB probe,probe,...} for each class it touched.
 */
public final class ProbesByTest {
  private ProbesByTest() {}

  /** The only argument is the folder. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    LauncherFactory.create().execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(testClasses(folder).stream().map(DiscoverySelectors::selectClass).toList())
            .build(),
        new Listener());
  }

  private static List<String> testClasses(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString())
          .filter(name -> name.endsWith(".class") && !name.contains("$"))
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .sorted()
          .toList();
    }
  }

  private static final class Listener implements TestExecutionListener {
    @Override
    public void executionStarted(TestIdentifier test) {
      takeData();
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (!test.isTest()) {
        return;
      }
      MethodSource source = (MethodSource) test.getSource().orElseThrow();
      for (ExecutionData data : takeData().getContents()) {
        boolean[] probes = data.getProbes();
        System.out.println(source.getClassName() + "\t" + source.getMethodName() + "\t"
            + data.getName().replace('/', '.') + "\t"
            + IntStream.range(0, probes.length).filter(i -> probes[i]).mapToObj(Integer::toString)
                .collect(Collectors.joining(",")));
      }
    }

    /** What ran since the last call; the agent has a class loader and names of its own. */
    private static ExecutionDataStore takeData() {
      try {
        Object agent = Class.forName("org.jacoco.agent.rt.RT").getMethod("getAgent").invoke(null);
        byte[] bytes = (byte[]) Class.forName("org.jacoco.agent.rt.IAgent")
            .getMethod("getExecutionData", boolean.class).invoke(agent, true);
        ExecutionDataStore store = new ExecutionDataStore();
        ExecutionDataReader reader = new ExecutionDataReader(new ByteArrayInputStream(bytes));
        reader.setExecutionDataVisitor(store);
        reader.setSessionInfoVisitor(new SessionInfoStore());
        reader.read();
        return store;
      } catch (ReflectiveOperationException | IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
