// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Compiles and runs a class that resembles what will come, so that the compiler's classes are
 * loaded when the first request arrives. Touches nothing of the code under test.
 */
final class WarmUp {
  private static final String JUNIT_5 = """
      import static org.junit.jupiter.api.Assertions.assertEquals;
      import static org.junit.jupiter.api.Assertions.assertThrows;
      import org.junit.jupiter.api.Test;
      """;
  private static final String JUNIT_4 = """
      import static org.junit.Assert.assertEquals;
      import static org.junit.Assert.assertThrows;
      import org.junit.Test;
      """;
  private static final String CLASS = """
      import java.util.ArrayList;
      import java.util.List;
      public class WarmUp {
        @Test
        public void runs() {
          List<String> list = new ArrayList<>();
          list.add("a" + list.size());
          int[] numbers = {1, 2};
          Comparable<String> stub = new Comparable<>() {
            @Override
            public int compareTo(String other) {
              return numbers.length;
            }
          };
          assertEquals(2, stub.compareTo(null));
          assertEquals("a0", list.get(0));
          assertThrows(IndexOutOfBoundsException.class, () -> list.get(7));
        }
      }
      """;

  private WarmUp() {}

  static void run(Compiler compiler, Setup setup) {
    try {
      if (compiles(compiler, setup, JUNIT_5) || compiles(compiler, setup, JUNIT_4)) {
        Loaders loaders = new Loaders(new Setup(List.of(), setup.junit(), null));
        Runner.run(loaders.fresh(setup.warmUp()), "WarmUp", "runs");
      }
    } catch (IOException ignored) {
      // The first request will say what is wrong.
    }
  }

  private static boolean compiles(Compiler compiler, Setup setup, String imports)
      throws IOException {
    Path source = setup.warmUp().resolve("WarmUp.java");
    Files.writeString(source, imports + CLASS);
    return compiler.compileHere(setup.warmUp(), List.of(source)).isEmpty();
  }
}
