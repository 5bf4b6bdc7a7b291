// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles and runs test methods on request. Requests come as lines on standard input, answers go
 * to the file that the first argument names: standard output belongs to the tests.
 *
 * <pre>
 * compile CLASSES FILE...     error NUMBER LINE MESSAGE ... compiled
 * load CLASSES                loaded
 * run COUNT WHERE, then COUNT times; WHERE is here or elsewhere
 *   CLASS METHOD              passed | failed MESSAGE
 * unload                      unloaded THREADS-STILL-RUNNING
 * </pre>
 *
 * <p>Time limits are kept by the other side, which kills this machine when a test takes too long.
 */
public final class Main {
  private final Channel channel;
  private final Compiler compiler;
  private final Runner runner;

  private Main(Channel channel, Setup setup) {
    this.channel = channel;
    this.compiler = new Compiler(setup);
    this.runner = new Runner(setup);
  }

  public static void main(String[] arguments) throws IOException {
    Channel channel = Channel.open(System.in, arguments[0]);
    Surroundings.silence();
    Setup setup = Setup.read(Path.of(arguments[1]));
    Main main = new Main(channel, setup);
    if (!channel.isReady()) main.compiler.inBackground(() -> WarmUp.run(main.compiler, setup));
    main.serve();
    Runtime.getRuntime().halt(0);
  }

  private void serve() throws IOException {
    for (List<String> request = channel.read(); request != null; request = channel.read()) {
      answer(request);
      channel.flush();
    }
  }

  private void answer(List<String> request) throws IOException {
    switch (request.get(0)) {
      case "compile" -> compile(request);
      case "load" -> load(Path.of(request.get(1)));
      case "run" -> {
        runner.moveTo(request.get(2));
        run(Integer.parseInt(request.get(1)));
      }
      case "unload" -> channel.write("unloaded", String.valueOf(runner.unload()));
      default -> channel.write("unknown", request.get(0));
    }
  }

  private void compile(List<String> request) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String file : request.subList(2, request.size())) files.add(Path.of(file));
    for (Compiler.Problem problem : compiler.compile(Path.of(request.get(1)), files)) {
      channel.write("error", String.valueOf(problem.file()), String.valueOf(problem.line()),
          problem.message());
    }
    channel.write("compiled");
  }

  private void load(Path classes) throws IOException {
    runner.load(classes);
    channel.write("loaded");
  }

  /** Reads all the names first, so that a test that reads standard input cannot eat them. */
  private void run(int count) throws IOException {
    List<List<String>> tests = new ArrayList<>();
    for (int i = 0; i < count; i++) tests.add(channel.read());
    for (List<String> test : tests) {
      String failure = runner.run(test.get(0), test.get(1));
      if (failure == null) {
        channel.write("passed");
      } else {
        channel.write("failed", failure);
      }
      channel.flush();
    }
  }
}
