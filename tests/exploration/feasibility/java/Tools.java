// SPDX-License-Identifier: Apache-2.0
package feasibility;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;

/** What witnesses use to bring about states that no constructor makes. */
final class Tools {
  private static final sun.misc.Unsafe UNSAFE = unsafe();

  private Tools() {}

  /** An object as deserialisation makes it: no constructor of its class has run. */
  static <T> T make(Class<T> type) {
    try {
      return type.cast(UNSAFE.allocateInstance(type));
    } catch (InstantiationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static void put(Object object, String name, Object value) throws ReflectiveOperationException {
    field(object.getClass(), name).set(object, value);
  }

  static void putStatic(Class<?> type, String name, Object value)
      throws ReflectiveOperationException {
    field(type, name).set(null, value);
  }

  static int[] numbers(int... numbers) {
    return numbers;
  }

  /** Field.set takes a box and widens it, but never narrows it: the type must fit. */
  static Field field(Class<?> type, String name) throws NoSuchFieldException {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          field.setAccessible(true);
          return field;
        }
      }
    }
    throw new NoSuchFieldException(name);
  }

  /** Calls until one bit is there that chance or a schedule brings. */
  static int until(int bit, Callable<Integer> call) throws Exception {
    for (int tries = 0; tries < 50_000_000; tries++) {
      int result = call.call();
      if ((result & 1 << bit) != 0) {
        return result;
      }
    }
    return 0;
  }

  /** Calls deeper and deeper in the stack: the first to overflow it is what the call calls. */
  static int withLittleStack(int bit, Callable<Integer> call) throws Exception {
    int result = call.call();
    return (result & 1 << bit) != 0 ? result : withLittleStack(bit, call);
  }

  /** Does something over and over in another thread while the calls go on. */
  static int beside(Runnable other, int bit, Callable<Integer> call) throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    Thread thread =
        new Thread(
            () -> {
              while (!done.get()) {
                other.run();
              }
            });
    thread.setDaemon(true);
    thread.start();
    try {
      return until(bit, call);
    } finally {
      done.set(true);
      thread.join();
    }
  }

  /** Calls in a thread that somebody has asked to stop. */
  static int interrupted(Callable<Integer> call) throws Exception {
    Thread.currentThread().interrupt();
    try {
      return call.call();
    } finally {
      Thread.interrupted();
    }
  }

  /** Changes the standard streams for one call. */
  static int instead(Runnable change, Callable<Integer> call) throws Exception {
    java.io.PrintStream out = System.out;
    java.io.PrintStream err = System.err;
    change.run();
    try {
      return call.call();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  static Object invoke(java.lang.reflect.Method method, Object receiver, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static sun.misc.Unsafe unsafe() {
    try {
      Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (sun.misc.Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
