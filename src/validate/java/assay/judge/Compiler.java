// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  private static final long STACK_BYTES = 64L << 20;
  private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-implicit:none",
      "-g", "-Xmaxerrs", "100000", "-XDshould-stop.ifError=FLOW");

  private final Setup setup;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(Compiler::newThread);
  private JavaCompiler javac;
  private StandardJavaFileManager files;

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

  List<Problem> compile(Path classes, List<Path> sources) {
    try {
      return thread.submit(() -> compileHere(classes, sources)).get();
    } catch (ExecutionException failed) {
      return List.of(new Problem(-1, 0, "javac failed: " + failed.getCause()));
    } catch (InterruptedException impossible) {
      return List.of(new Problem(-1, 0, "javac was interrupted"));
    }
  }

  /** As compile, for work that is in the background already. */
  List<Problem> compileHere(Path classes, List<Path> sources) throws IOException {
    open();
    files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    javac.getTask(null, files, found, OPTIONS, null, files.getJavaFileObjectsFromPaths(sources))
        .call();
    List<Problem> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : found.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) problems.add(problem(diagnostic, sources));
    }
    return problems;
  }

  private void open() throws IOException {
    if (files != null) return;
    javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) throw new IOException("this Java has no compiler, only a JDK does");
    files = javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    files.setLocationFromPaths(StandardLocation.CLASS_PATH, setup.all());
  }

  private static Problem problem(Diagnostic<? extends JavaFileObject> diagnostic,
      List<Path> sources) {
    JavaFileObject source = diagnostic.getSource();
    int file = source == null ? -1 : sources.indexOf(Path.of(source.toUri()));
    String message = diagnostic.getMessage(Locale.ENGLISH).lines().map(String::strip)
        .collect(Collectors.joining(", "));
    return new Problem(file, diagnostic.getLineNumber(), message);
  }
}
