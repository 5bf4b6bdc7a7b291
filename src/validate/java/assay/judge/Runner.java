// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Set;

/** Runs test methods, all of a request in one class loader so that they see each other's traces. */
final class Runner {
  private final Loaders loaders;
  private final Surroundings surroundings;
  private final Scratch scratch = new Scratch();
  private URLClassLoader loader;

  Runner(Setup setup) {
    this.loaders = new Loaders(setup);
    this.surroundings = new Surroundings();
  }

  void load(Map<String, byte[]> classes) throws IOException {
    unload();
    loader = loaders.fresh(classes, null);
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** The same with probes in the watched classes. */
  void loadWatched(Map<String, byte[]> classes, Watch watch)
      throws IOException, ReflectiveOperationException {
    unload();
    loader = loaders.fresh(watch.withProbes(classes), watch);
    watch.prepare(loader);
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** The probes that were passed since then. */
  Map<Integer, BitSet> passed(Watch watch) throws ReflectiveOperationException {
    return watch.passed(loader);
  }

  /** Forgets the classes; returns how many threads of theirs are still busy. */
  int unload() throws IOException {
    if (loader != null) loader.close();
    loader = null;
    int busy = surroundings.restore();
    scratch.clean();
    return busy;
  }

  /** Tests run in the locale and time zone that this machine started with, or elsewhere. */
  void moveTo(String where) {
    surroundings.moveTo(where);
  }

  /** Null if the test passes, else what it threw. */
  Throwable run(String className, String method) {
    return run(loader, className, method);
  }

  static Throwable run(ClassLoader loader, String className, String method) {
    try {
      runMethod(loader, className, method);
      return null;
    } catch (InvocationTargetException thrown) {
      return isAssumption(thrown.getCause()) ? null : thrown.getCause();
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  /** A test that gives up on an assumption does not fail. */
  private static boolean isAssumption(Throwable thrown) {
    String name = thrown.getClass().getName();
    return name.equals("org.opentest4j.TestAbortedException")
        || name.equals("org.junit.AssumptionViolatedException");
  }

  private static void runMethod(ClassLoader loader, String className, String name)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(className, true, loader);
    Constructor<?> constructor = type.getDeclaredConstructor();
    Method method = type.getDeclaredMethod(name);
    constructor.setAccessible(true);
    method.setAccessible(true);
    callAll(type, Set.of("BeforeAll", "BeforeClass"), null);
    try {
      Object instance = constructor.newInstance();
      callAll(type, Set.of("BeforeEach", "Before"), instance);
      try {
        method.invoke(instance);
      } finally {
        callAll(type, Set.of("AfterEach", "After"), instance);
      }
    } finally {
      callAll(type, Set.of("AfterAll", "AfterClass"), null);
    }
  }

  /** The methods with such an annotation, whichever JUnit it is of. */
  private static void callAll(Class<?> type, Set<String> annotations, Object instance)
      throws ReflectiveOperationException {
    for (Method method : type.getDeclaredMethods()) {
      boolean isWanted =
          Arrays.stream(method.getAnnotations())
              .anyMatch(each -> annotations.contains(each.annotationType().getSimpleName()));
      if (!isWanted) continue;
      method.setAccessible(true);
      method.invoke(instance);
    }
  }
}
