// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Calls the proofs of seeded defects and tells how each ended.
 *
 * <pre>
 *   ProofRunner PACKAGE CLASS...
 * </pre>
 *
 * A line per public static method without parameters: class, method, the exception's class or {@code
 * returned} or {@code timeout}, and the frames in classes of the package, innermost first.
 */
public final class ProofRunner {
  private static final long LIMIT_MILLISECONDS = 1000;
  private static final int FRAMES = 50;

  private ProofRunner() {}

  /** Ends the process itself, as a proof of an endless loop leaves a thread behind. */
  public static void main(String[] arguments) throws Exception {
    for (String name : Arrays.asList(arguments).subList(1, arguments.length)) {
      Method[] methods = Class.forName(name).getDeclaredMethods();
      Arrays.sort(methods, Comparator.comparing(Method::getName));
      for (Method method : methods) {
        if (method.canAccess(null) && method.getParameterCount() == 0) {
          prove(method, arguments[0] + ".");
        }
      }
    }
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }

  private static void prove(Method method, String prefix) throws InterruptedException {
    Throwable[] thrown = new Throwable[1];
    Thread thread = new Thread(() -> thrown[0] = thrownBy(method), "proof");
    thread.setDaemon(true);
    thread.start();
    thread.join(LIMIT_MILLISECONDS);
    StackTraceElement[] frames = thread.getStackTrace();
    boolean late = thread.isAlive();
    String outcome = late ? "timeout" : thrown[0] == null ? "returned" : thrown[0].getClass().getName();
    if (!late) {
      frames = thrown[0] == null ? new StackTraceElement[0] : thrown[0].getStackTrace();
    }
    System.out.println(String.join("\t", method.getDeclaringClass().getSimpleName(), method.getName(),
        outcome, String.join(" ", described(frames, prefix))));
  }

  private static Throwable thrownBy(Method method) {
    try {
      method.invoke(null);
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (ReflectiveOperationException e) {
      return e;
    }
  }

  private static List<String> described(StackTraceElement[] frames, String prefix) {
    return Arrays.stream(frames)
        .filter(frame -> frame.getClassName().startsWith(prefix))
        .limit(FRAMES)
        .map(frame -> frame.getClassName() + "#" + frame.getMethodName() + ":" + frame.getLineNumber())
        .collect(Collectors.toList());
  }
}
