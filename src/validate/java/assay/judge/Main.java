// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compiles and runs test methods on request. Requests and answers are messages (see Channel).
 *
 * <pre>
 * setup class-path|junit PATH ... release N
 *                                     ready | unreadable PATH
 * compile PATH TEXT ...               error NUMBER LINE MESSAGE ... class NAME BYTES ... compiled
 * load NAME BYTES ...                 loaded
 * run COUNT WHERE, then COUNT times; WHERE is here or elsewhere
 *   CLASS METHOD                      passed | failed MESSAGE EXCEPTION FRAME ...
 * unload                              unloaded THREADS-STILL-RUNNING
 * watch NAME PROBES BYTES ...         watching
 * load-watched NAME BYTES ...         loaded
 * passed                              probes NUMBER BITS ... counted
 * </pre>
 *
 * <p>BYTES are in base 64. FRAMEs are innermost first, each "CLASS METHOD LINE ORIGIN". Time limits are kept by the other side, which kills this machine when a
 * test takes too long.
 */
public final class Main {
  private final Channel channel;
  private final Compiler compiler;
  private final Runner runner;
  private final Watch watch = new Watch();

  private Main(Channel channel, Setup setup) {
    this.channel = channel;
    this.compiler = new Compiler(setup);
    this.runner = new Runner(setup);
  }

  public static void main(String[] arguments) throws IOException {
    Channel channel = Channel.open();
    Surroundings.silence();
    Setup setup = Setup.of(channel.read());
    Path unreadable = setup.unreadable();
    if (unreadable == null) {
      channel.write("ready");
    } else {
      channel.write("unreadable", unreadable.toString());
    }
    channel.flush();
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
      case "load" -> load(request);
      case "run" -> {
        runner.moveTo(request.get(2));
        run(Integer.parseInt(request.get(1)));
      }
      case "watch" -> watch(request);
      case "load-watched" -> loadWatched(request);
      case "passed" -> writePassed();
      case "unload" -> channel.write("unloaded", String.valueOf(runner.unload()));
      default -> channel.write("unknown", request.get(0));
    }
  }

  private void compile(List<String> request) throws IOException {
    List<MemoryFiles.Source> sources = new ArrayList<>();
    for (int i = 1; i + 1 < request.size(); i += 2) {
      sources.add(new MemoryFiles.Source(sources.size(), request.get(i), request.get(i + 1)));
    }
    Compiler.Compilation compilation = compiler.compile(sources);
    for (Compiler.Problem problem : compilation.problems()) {
      channel.write("error", String.valueOf(problem.file()), String.valueOf(problem.line()),
          problem.message());
    }
    for (Map.Entry<String, byte[]> each : compilation.classes().entrySet()) {
      channel.write("class", each.getKey(), Base64.getEncoder().encodeToString(each.getValue()));
    }
    channel.write("compiled");
  }

  private static Map<String, byte[]> classesOf(List<String> request) {
    Map<String, byte[]> classes = new HashMap<>();
    for (int i = 1; i + 1 < request.size(); i += 2) {
      classes.put(request.get(i), Base64.getDecoder().decode(request.get(i + 1)));
    }
    return classes;
  }

  private void load(List<String> request) throws IOException {
    runner.load(classesOf(request));
    channel.write("loaded");
  }

  private void watch(List<String> request) throws IOException {
    for (int i = 1; i + 2 < request.size(); i += 3) {
      watch.add(request.get(i), Integer.parseInt(request.get(i + 1)),
          Base64.getDecoder().decode(request.get(i + 2)));
    }
    channel.write("watching");
  }

  private void loadWatched(List<String> request) throws IOException {
    try {
      runner.loadWatched(classesOf(request), watch);
      channel.write("loaded");
    } catch (ReflectiveOperationException e) {
      channel.write("unknown", e.toString());
    }
  }

  private void writePassed() throws IOException {
    try {
      for (Map.Entry<Integer, BitSet> each : runner.passed(watch).entrySet()) {
        channel.write("probes", each.getKey().toString(),
            Base64.getEncoder().encodeToString(each.getValue().toByteArray()));
      }
    } catch (ReflectiveOperationException e) {
      channel.write("unknown", e.toString());
    }
    channel.write("counted");
  }

  /** Reads all the names first, so that a test that reads standard input cannot eat them. */
  private void run(int count) throws IOException {
    List<List<String>> tests = new ArrayList<>();
    for (int i = 0; i < count; i++) tests.add(channel.read());
    for (List<String> test : tests) {
      Throwable failure = runner.run(test.get(0), test.get(1));
      if (failure == null) {
        channel.write("passed");
      } else {
        channel.write(Failures.words(failure));
      }
      channel.flush();
    }
  }
}
