// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs tests by JUnit's own launcher, as build tools do. Which JUnit that is is known when the class
 * path is, so all of it is called by reflection. Without a launcher, JUnit 4's core is used, and
 * without that our own runner.
 */
final class Launch {
  /** Hears of the tests that are run. */
  interface Listener {
    void started(String className, String method);

    /** Failure: null if there is none. */
    void finished(String className, String method, String failure);

    /** Something that several tests need did not work. */
    void broken(String className, String failure);
  }

  private final ClassLoader loader;
  private final Listener listener;

  Launch(ClassLoader loader, Listener listener) {
    this.loader = loader;
    this.listener = listener;
  }

  /** Pairs of class and method; classes and methods come in an order of the seed's. */
  void run(List<List<String>> tests, String seed) throws ReflectiveOperationException {
    if (has("org.junit.platform.launcher.core.LauncherFactory")
        && has("org.junit.jupiter.engine.JupiterTestEngine")) {
      runByPlatform(tests, seed);
    } else {
      boolean isFour = has("org.junit.runner.JUnitCore") && !has("org.junit.jupiter.api.Test");
      for (List<String> test : tests) {
        listener.started(test.get(0), test.get(1));
        String failure =
            isFour
                ? runByCore(test.get(0), test.get(1))
                : Failures.lineOrNull(Runner.run(loader, test.get(0), test.get(1)));
        listener.finished(test.get(0), test.get(1), failure);
      }
    }
  }

  private boolean has(String className) {
    return loader.getResource(className.replace('.', '/') + ".class") != null;
  }

  private void runByPlatform(List<List<String>> tests, String seed)
      throws ReflectiveOperationException {
    String core = "org.junit.platform.launcher.core.";
    Class<?> builderClass = load(core + "LauncherDiscoveryRequestBuilder");
    Object builder = builderClass.getMethod("request").invoke(null);
    builderClass.getMethod("selectors", List.class).invoke(builder, selectors(tests));
    builderClass.getMethod("configurationParameters", Map.class).invoke(builder, order(seed));
    Object request = builderClass.getMethod("build").invoke(builder);
    Object launcher = load(core + "LauncherFactory").getMethod("create").invoke(null);
    Class<?> listenerClass = load("org.junit.platform.launcher.TestExecutionListener");
    Object listeners = java.lang.reflect.Array.newInstance(listenerClass, 1);
    InvocationHandler handler = (proxy, method, arguments) -> hear(proxy, method, arguments);
    java.lang.reflect.Array.set(
        listeners, 0, Proxy.newProxyInstance(loader, new Class<?>[] {listenerClass}, handler));
    load("org.junit.platform.launcher.Launcher")
        .getMethod(
            "execute",
            load("org.junit.platform.launcher.LauncherDiscoveryRequest"),
            listeners.getClass())
        .invoke(launcher, request, listeners);
  }

  private Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, true, loader);
  }

  /** Classes are not initialized before their tests run. */
  private List<Object> selectors(List<List<String>> tests) throws ReflectiveOperationException {
    Method select =
        load("org.junit.platform.engine.discovery.DiscoverySelectors")
            .getMethod("selectMethod", Class.class, String.class);
    List<Object> selectors = new ArrayList<>();
    for (List<String> test : tests) {
      selectors.add(select.invoke(null, Class.forName(test.get(0), false, loader), test.get(1)));
    }
    return selectors;
  }

  private static Map<String, String> order(String seed) {
    return Map.of(
        "junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random",
        "junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random",
        "junit.jupiter.execution.order.random.seed", seed);
  }

  private Object hear(Object proxy, Method method, Object[] arguments)
      throws ReflectiveOperationException {
    switch (method.getName()) {
      case "hashCode":
        return System.identityHashCode(proxy);
      case "equals":
        return proxy == arguments[0];
      case "toString":
        return "listener";
      case "executionStarted":
        String[] begun = nameOf(arguments[0]);
        if (begun[1] != null) listener.started(begun[0], begun[1]);
        return null;
      case "executionFinished":
        finished(nameOf(arguments[0]), arguments[1]);
        return null;
      default:
        return null;
    }
  }

  /** A test that gives up on an assumption does not fail. */
  private void finished(String[] name, Object result) throws ReflectiveOperationException {
    Class<?> type = load("org.junit.platform.engine.TestExecutionResult");
    boolean hasFailed = "FAILED".equals(type.getMethod("getStatus").invoke(result).toString());
    Optional<?> thrown = (Optional<?>) type.getMethod("getThrowable").invoke(result);
    String failure = "failed";
    if (thrown.isPresent()) failure = Failures.firstLine((Throwable) thrown.get());
    if (name[1] != null) {
      listener.finished(name[0], name[1], hasFailed ? failure : null);
    } else if (name[0] != null && hasFailed) {
      listener.broken(name[0], failure);
    }
  }

  /** Class and method of a test, only the class of what holds tests, nothing of anything else. */
  private String[] nameOf(Object identifier) throws ReflectiveOperationException {
    Class<?> type = load("org.junit.platform.launcher.TestIdentifier");
    Optional<?> source = (Optional<?>) type.getMethod("getSource").invoke(identifier);
    if (source.isEmpty()) return new String[2];
    Class<?> kind = source.get().getClass();
    Object className = kind.getMethod("getClassName").invoke(source.get());
    if (!kind.getSimpleName().equals("MethodSource")) return new String[] {(String) className, null};
    Object method = kind.getMethod("getMethodName").invoke(source.get());
    return new String[] {(String) className, (String) method};
  }

  private String runByCore(String className, String method) throws ReflectiveOperationException {
    Class<?> requestClass = load("org.junit.runner.Request");
    Class<?> coreClass = load("org.junit.runner.JUnitCore");
    Object request =
        requestClass
            .getMethod("method", Class.class, String.class)
            .invoke(null, Class.forName(className, false, loader), method);
    Object result =
        coreClass
            .getMethod("run", requestClass)
            .invoke(coreClass.getConstructor().newInstance(), request);
    List<?> failures = (List<?>) load("org.junit.runner.Result").getMethod("getFailures").invoke(result);
    if (failures.isEmpty()) return null;
    Class<?> failureClass = load("org.junit.runner.notification.Failure");
    return Failures.firstLine(
        (Throwable) failureClass.getMethod("getException").invoke(failures.get(0)));
  }
}
