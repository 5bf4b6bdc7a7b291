// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs tests that have passed once more, in a machine that was started as another user would start
 * it. The argument is the name of the thread in which they run.
 *
 * <pre>
 * setup class-path|junit PATH ...     ready TIME | unreadable PATH
 * load NAME BYTES ...                 nothing; may be said several times
 * launch COUNT SEED, then COUNT times
 *   CLASS METHOD                      started CLASS METHOD ... passed CLASS METHOD
 *                                     | failed CLASS METHOD MESSAGE ... launched
 * </pre>
 *
 * <p>TIME is the time of day here, in seconds. Tests that JUnit does not run are not spoken of.
 */
public final class Place implements Launch.Listener {
  private final Channel channel;
  private final Setup setup;
  private final Map<String, byte[]> classes = new HashMap<>();
  private final Set<List<String>> unheard = new HashSet<>();
  private final Map<String, String> broken = new HashMap<>();

  private Place(Channel channel, Setup setup) {
    this.channel = channel;
    this.setup = setup;
  }

  public static void main(String[] arguments) throws Exception {
    Channel channel = Channel.open();
    Surroundings.silence();
    Setup setup = Setup.of(channel.read());
    if (setup.unreadable() == null) {
      channel.write("ready", String.valueOf(System.currentTimeMillis() / 1000));
    } else {
      channel.write("unreadable", setup.unreadable().toString());
    }
    channel.flush();
    Place place = new Place(channel, setup);
    if (arguments[0].equals("main")) {
      place.serve();
    } else {
      Thread thread = new Thread(place::serve, arguments[0]);
      thread.start();
      thread.join();
    }
    Runtime.getRuntime().halt(0);
  }

  private void serve() {
    try {
      for (List<String> request = channel.read(); request != null; request = channel.read()) {
        if (request.get(0).equals("load")) {
          load(request);
        } else if (request.get(0).equals("launch")) {
          launch(Integer.parseInt(request.get(1)), request.get(2));
        }
      }
    } catch (IOException | ReflectiveOperationException problem) {
      Runtime.getRuntime().halt(1);
    }
  }

  private void load(List<String> request) {
    for (int i = 1; i + 1 < request.size(); i += 2) {
      classes.put(request.get(i), Base64.getDecoder().decode(request.get(i + 1)));
    }
  }

  /** Reads all the names first, so that a test that reads standard input cannot eat them. */
  private void launch(int count, String seed) throws IOException, ReflectiveOperationException {
    List<List<String>> tests = new ArrayList<>();
    for (int i = 0; i < count; i++) tests.add(channel.read());
    unheard.addAll(tests);
    ClassLoader loader = new Loaders(setup).fresh(classes, null);
    Thread.currentThread().setContextClassLoader(loader);
    new Launch(loader, this).run(tests, seed);
    for (List<String> test : List.copyOf(unheard)) {
      String failure = broken.get(test.get(0));
      if (failure != null) finished(test.get(0), test.get(1), failure);
    }
    say("launched");
  }

  @Override
  public void started(String className, String method) {
    say("started", className, method);
  }

  @Override
  public synchronized void finished(String className, String method, String failure) {
    unheard.remove(List.of(className, method));
    if (failure == null) {
      say("passed", className, method);
    } else {
      say("failed", className, method, failure);
    }
  }

  @Override
  public synchronized void broken(String className, String failure) {
    broken.put(className, failure);
  }

  private synchronized void say(String... words) {
    try {
      channel.write(words);
      channel.flush();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
