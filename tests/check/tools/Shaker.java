// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Calls the public members of classes at random, to see which lines throw that should not.
 *
 * <pre>
 *   Shaker PACKAGE SEED ROUNDS CLASS...
 * </pre>
 *
 * A line per exception and innermost frame in the package: the exception's class, the frame, all lines
 * of the package in the trace. Arguments are never null, elements of arrays sometimes.
 */
public final class Shaker {
  private static final int[] INTS = {-1000, -2, -1, 0, 1, 2, 3, 4, 5, 8, 10, 11, 12, 16, 17, 20, 21, 50, 64, 80, 99,
      100, 101, 127, 128, 999, 1000, 1001, 1900, 2024, 10000, 65536, 2000000000, Integer.MAX_VALUE,
      Integer.MIN_VALUE, -2000000000};
  private static final String[] TEXTS = {"", " ", "  ", "a", "b", "ab", "a=b", "=", "#", "-1", "3", "12", "1 0 /",
      "3 4 +", "+", "\"", "say \"x\"", "I", "IV", "XQ", "a,b", ",", "1,,", "1.2", ".", "beta", "/", "/a", "e4",
      "E4", "i9", "2024-02-29", "21C", "F", "red", "RED", "mm", "a3", "a3b", "ff", "f", "again 3", "0", "-", "999999999999"};

  private final String prefix;
  private final Random random;
  private final Map<String, String> seen = new TreeMap<>();

  private Shaker(String packageName, long seed) {
    prefix = packageName + ".";
    random = new Random(seed);
  }

  /** Prints what was seen. */
  public static void main(String[] arguments) throws Exception {
    Shaker shaker = new Shaker(arguments[0], Long.parseLong(arguments[1]));
    int rounds = Integer.parseInt(arguments[2]);
    for (String name : Arrays.asList(arguments).subList(3, arguments.length)) {
      Class<?> shaken = Class.forName(name);
      for (int i = 0; i < rounds; i++) {
        shaker.shake(shaken);
      }
    }
    shaker.seen.forEach((key, lines) -> System.out.println(key + "\t" + lines));
    System.out.println("END");
  }

  /** An object of a class and some calls of it, or of static methods. */
  private void shake(Class<?> shaken) {
    Object receiver = made(shaken, 3);
    Method[] methods = publicMethods(shaken);
    for (int i = random.nextInt(7); i >= 0 && methods.length > 0; i--) {
      Method method = methods[random.nextInt(methods.length)];
      if (Modifier.isStatic(method.getModifiers()) || receiver != null) {
        call(method, receiver, 3);
      }
    }
  }

  private static Method[] publicMethods(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getDeclaringClass() == type
            || !method.getDeclaringClass().getName().startsWith("java."))
        .filter(method -> !method.isSynthetic() && !method.getName().equals("valueOf"))
        .sorted(Comparator.comparing(Method::toString))
        .toArray(Method[]::new);
  }

  private Object call(Executable member, Object receiver, int depth) {
    Class<?>[] types = member.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = made(types[i], depth - 1);
      if (arguments[i] == null) {
        return null;
      }
    }
    try {
      if (member instanceof Method method) {
        return method.invoke(receiver, arguments);
      }
      return ((Constructor<?>) member).newInstance(arguments);
    } catch (InvocationTargetException e) {
      note(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return null;
  }

  private void note(Throwable thrown) {
    StackTraceElement[] frames = Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(prefix)).limit(50)
        .toArray(StackTraceElement[]::new);
    String where = frames.length == 0 ? "?" : frames[0].getClassName() + ":" + frames[0].getLineNumber();
    seen.putIfAbsent(thrown.getClass().getName() + "\t" + where, Arrays.stream(frames)
        .map(frame -> frame.getClassName() + ":" + frame.getLineNumber()).collect(Collectors.joining(" ")));
  }

  /** A value of a type; null if none could be made. */
  private Object made(Class<?> type, int depth) {
    if (type == int.class || type == Integer.class) {
      return random.nextInt(4) == 0 ? random.nextInt(30) : INTS[random.nextInt(INTS.length)];
    } else if (type == long.class) {
      return random.nextBoolean() ? (long) INTS[random.nextInt(INTS.length)] : random.nextLong();
    } else if (type == double.class) {
      return random.nextInt(9) - 4.5;
    } else if (type == boolean.class) {
      return random.nextBoolean();
    } else if (type == byte.class) {
      return (byte) random.nextInt();
    } else if (type == char.class) {
      return "aCF \u0000z9".charAt(random.nextInt(7));
    } else if (type == String.class || type == CharSequence.class) {
      return TEXTS[random.nextInt(TEXTS.length)];
    } else if (type == Object.class || type == Comparable.class) {
      return random.nextInt(3) == 0 ? (Object) 7 : random.nextBoolean() ? (Object) 8L : "thing";
    } else if (type.isEnum()) {
      return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
    } else if (type.isArray()) {
      return array(type.getComponentType(), depth);
    }
    return depth <= 0 ? null : object(type, depth);
  }

  private Object array(Class<?> type, int depth) {
    Class<?> component = type == Object.class && random.nextBoolean() ? String.class : type;
    Object array = Array.newInstance(component, random.nextInt(5));
    for (int i = 0; i < Array.getLength(array); i++) {
      if (component.isPrimitive() || random.nextInt(10) > 0) {
        Array.set(array, i, made(component, depth - 1));
      }
    }
    return array;
  }

  private Object object(Class<?> type, int depth) {
    if (type.isInterface() && type.getPermittedSubclasses() != null) {
      Class<?>[] kinds = type.getPermittedSubclasses();
      return made(kinds[random.nextInt(kinds.length)], depth);
    } else if (type.isInterface()) {
      return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, given) ->
          answer(method.getReturnType()));
    }
    Executable[] makers = makers(type);
    return makers.length == 0 ? null : call(makers[random.nextInt(makers.length)], null, depth);
  }

  /** What a collaborator says: nothing, or anything. */
  private Object answer(Class<?> type) {
    if (type.isPrimitive()) {
      return type == void.class ? null : random.nextInt(3) == 0 ? Array.get(Array.newInstance(type, 1), 0) : made(type, 1);
    }
    return random.nextInt(3) == 0 ? null : made(type, 2);
  }

  private static Executable[] makers(Class<?> type) {
    if (Modifier.isAbstract(type.getModifiers())) {
      return new Executable[0];
    }
    Executable[] constructors = type.getConstructors();
    if (constructors.length > 0) {
      return constructors;
    }
    return Arrays.stream(publicMethods(type))
        .filter(method -> Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type)
        .toArray(Executable[]::new);
  }
}
