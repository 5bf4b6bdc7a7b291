// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.util.List;
import java.util.Map;

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
      Map<String, byte[]> classes = compiled(compiler, JUNIT_5);
      if (classes.isEmpty()) classes = compiled(compiler, JUNIT_4);
      if (classes.isEmpty()) return;
      Loaders loaders = new Loaders(new Setup(List.of(), setup.junit(), null));
      Runner.run(loaders.fresh(classes, null), "WarmUp", "runs");
    } catch (IOException ignored) {
      // The first request will say what is wrong.
    }
  }

  /** Empty if there is no such JUnit. */
  private static Map<String, byte[]> compiled(Compiler compiler, String imports)
      throws IOException {
    var source = new MemoryFiles.Source(0, "WarmUp.java", imports + CLASS);
    Compiler.Compilation compilation = compiler.compileHere(List.of(source));
    return compilation.problems().isEmpty() ? compilation.classes() : Map.of();
  }
}
