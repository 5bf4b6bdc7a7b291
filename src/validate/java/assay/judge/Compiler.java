// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The JDK's compiler, in a thread of its own: expressions that are nested deeply need more stack
 * than tests should have. Its file manager is kept, so that jars are opened once.
 */
final class Compiler {
  /** An error of javac; file is an index, or -1 if it belongs to none. */
  record Problem(int file, long line, String message) {}

  /** Classes by name; those of files with problems may be among them. */
  record Compilation(List<Problem> problems, Map<String, byte[]> classes) {
    static Compilation failed(String message) {
      return new Compilation(List.of(new Problem(-1, 0, message)), Map.of());
    }
  }

  private static final long STACK_BYTES = 64L << 20;
  private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-implicit:none",
      "-g", "-Xmaxerrs", "100000", "-XDshould-stop.ifError=FLOW");

  private final Setup setup;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(Compiler::newThread);
  private JavaCompiler javac;
  private MemoryFiles files;

  Compiler(Setup setup) {
    this.setup = setup;
  }

  private static Thread newThread(Runnable work) {
    Thread thread = new Thread(null, work, "compiler", STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }

  void inBackground(Runnable work) {
    thread.execute(work);
  }

  Compilation compile(List<MemoryFiles.Source> sources) {
    try {
      return thread.submit(() -> compileHere(sources)).get();
    } catch (ExecutionException failed) {
      return Compilation.failed("javac failed: " + failed.getCause());
    } catch (InterruptedException impossible) {
      return Compilation.failed("javac was interrupted");
    }
  }

  /** As compile, for work that is in the background already. */
  Compilation compileHere(List<MemoryFiles.Source> sources) throws IOException {
    open();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>(OPTIONS);
    if (setup.release() != null) options.addAll(List.of("--release", setup.release()));
    javac.getTask(null, files, found, options, null, sources).call();
    List<Problem> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : found.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) problems.add(problem(diagnostic));
    }
    return new Compilation(problems, files.takeClasses());
  }

  private void open() throws IOException {
    if (files != null) return;
    javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) throw new IOException("this Java has no compiler, only a JDK does");
    StandardJavaFileManager onDisk =
        javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    onDisk.setLocationFromPaths(StandardLocation.CLASS_PATH, setup.all());
    files = new MemoryFiles(onDisk);
  }

  private static Problem problem(Diagnostic<? extends JavaFileObject> diagnostic) {
    int file = diagnostic.getSource() instanceof MemoryFiles.Source source ? source.number : -1;
    String message = diagnostic.getMessage(Locale.ENGLISH).lines().map(String::strip)
        .collect(Collectors.joining(", "));
    return new Problem(file, diagnostic.getLineNumber(), message);
  }
}
