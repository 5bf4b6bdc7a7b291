// SPDX-License-Identifier: Apache-2.0
package feasibility;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Calls target of a class with random arguments, aliases, object states and statics. */
final class Fuzz {
  private static final int DEPTH = 3;

  private final Random random = new Random(1);
  private final Method target;
  private final List<Class<?>> types = new ArrayList<>(); // that objects can be made of
  private final List<Class<?>> owners = new ArrayList<>(); // of static fields
  private final List<Integer> numbers;
  private final String[] texts;
  private final List<Object> pool = new ArrayList<>();
  private Object[] arguments;

  Fuzz(Class<?> type, List<Integer> numbers, String[] texts) {
    this.numbers = numbers;
    this.texts = texts;
    target =
        Arrays.stream(type.getDeclaredMethods())
            .filter(method -> method.getName().equals("target"))
            .findFirst()
            .orElseThrow();
    target.setAccessible(true);
    owners.add(type);
    owners.addAll(Arrays.asList(type.getDeclaredClasses()));
    for (Class<?> owner : owners) {
      if (!owner.isInterface() && !Modifier.isAbstract(owner.getModifiers())) {
        types.add(owner);
      }
    }
    types.addAll(List.of(Object.class, String.class, Integer.class, Long.class, int[].class));
    types.addAll(List.of(String[].class, Object[].class, Integer[].class));
  }

  /** What a call returned; 0 if it threw. */
  int attempt() {
    pool.clear();
    try {
      for (Class<?> owner : owners) {
        fillStatics(owner);
      }
      boolean isStatic = Modifier.isStatic(target.getModifiers());
      Object receiver = isStatic ? null : object(target.getDeclaringClass(), 0, false);
      arguments = new Object[target.getParameterCount()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = value(target.getParameterTypes()[i], 0);
      }
      return (Integer) Tools.invoke(target, receiver, arguments);
    } catch (Throwable e) {
      return 0;
    }
  }

  String described() {
    try {
      return Arrays.deepToString(arguments);
    } catch (RuntimeException e) {
      return "arguments that throw " + e; // A proxy's toString may.
    }
  }

  private void fillStatics(Class<?> owner) throws ReflectiveOperationException {
    for (Field field : owner.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) {
        continue;
      }
      field.setAccessible(true);
      if (!Modifier.isFinal(field.getModifiers())) {
        field.set(null, value(field.getType(), 0));
      } else if (field.getType().isArray()) {
        fillArray(field.get(null), 0);
        pool.add(field.get(null));
      }
    }
    if (owner.isEnum()) {
      for (Object constant : owner.getEnumConstants()) {
        fillFields(constant, 0);
      }
    }
  }

  private Object value(Class<?> type, int depth) throws ReflectiveOperationException {
    if (type.isPrimitive()) {
      return primitive(type);
    }
    return object(type, depth, true);
  }

  private Object primitive(Class<?> type) {
    if (type == boolean.class) {
      return random.nextBoolean();
    }
    long number = number();
    if (type == int.class) {
      return (int) number;
    } else if (type == long.class) {
      return longNumber(number);
    } else if (type == short.class) {
      return (short) number;
    } else if (type == byte.class) {
      return (byte) number;
    } else if (type == char.class) {
      return (char) number;
    } else if (type == float.class) {
      return (float) real(number);
    }
    return real(number);
  }

  private long number() {
    switch (random.nextInt(8)) {
      case 0:
        return random.nextInt();
      case 1:
        return random.nextInt(17) - 8;
      case 2:
        return random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      default:
        return numbers.get(random.nextInt(numbers.size())) + random.nextInt(5) - 2;
    }
  }

  private long longNumber(long number) {
    switch (random.nextInt(16)) {
      case 0:
        return random.nextLong();
      case 1:
        return random.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE;
      case 2:
        return number << 32;
      default:
        return number;
    }
  }

  private double real(long number) {
    double[] special = {Double.NaN, -0.0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    int choice = random.nextInt(12);
    return choice < special.length ? special[choice] : choice == 4 ? number + 0.5 : number;
  }

  private String text() {
    String text = texts[random.nextInt(texts.length)].intern();
    switch (random.nextInt(5)) {
      case 0:
        return text + texts[random.nextInt(texts.length)];
      case 1:
        return text.substring(random.nextInt(text.length() + 1));
      case 2:
        return new String(text);
      default:
        return text;
    }
  }

  private Object object(Class<?> type, int depth, boolean mayBeNull)
      throws ReflectiveOperationException {
    if (mayBeNull && (depth > DEPTH || random.nextInt(7) == 0)) {
      return null;
    }
    List<Object> fitting = new ArrayList<>();
    for (Object known : pool) {
      if (type.isInstance(known)) {
        fitting.add(known);
      }
    }
    if (!fitting.isEmpty() && random.nextInt(5) < 3) {
      return fitting.get(random.nextInt(fitting.size()));
    }
    Object made = fresh(type, depth);
    if (made != null) {
      pool.add(made);
    }
    return made;
  }

  private Object fresh(Class<?> type, int depth) throws ReflectiveOperationException {
    if (type.isArray()) {
      Object array = Array.newInstance(type.getComponentType(), random.nextInt(6));
      pool.add(array);
      fillArray(array, depth);
      return array;
    }
    List<Class<?>> fitting = new ArrayList<>();
    for (Class<?> known : types) {
      if (type.isAssignableFrom(known)) {
        fitting.add(known);
      }
    }
    if (type.isInterface() && !type.isSealed() && (fitting.isEmpty() || random.nextInt(4) == 0)) {
      return proxy(type);
    }
    if (!fitting.isEmpty()) {
      Class<?> chosen = fitting.get(random.nextInt(fitting.size()));
      return chosen.isArray() && chosen != type ? fresh(chosen, depth) : instance(chosen, depth);
    }
    return box(type);
  }

  private Object box(Class<?> type) {
    if (type == Boolean.class) {
      return random.nextBoolean();
    } else if (type == Double.class) {
      return real(number());
    } else if (type == Character.class) {
      return (char) number();
    } else if (type == Byte.class) {
      return (byte) number();
    } else if (type == Short.class) {
      return (short) number();
    }
    return null;
  }

  private Object proxy(Class<?> type) {
    return Proxy.newProxyInstance(
        type.getClassLoader() == null ? Fuzz.class.getClassLoader() : type.getClassLoader(),
        new Class<?>[] {type},
        (self, method, given) -> {
          if (random.nextInt(6) == 0) {
            throw new IllegalStateException();
          }
          Class<?> result = method.getReturnType();
          return result == void.class ? null : value(result, DEPTH);
        });
  }

  private Object instance(Class<?> type, int depth) throws ReflectiveOperationException {
    if (type == String.class) {
      return text();
    } else if (type == Integer.class) {
      return random.nextBoolean() ? Integer.valueOf((int) number()) : new Integer((int) number());
    } else if (type == Long.class) {
      return number();
    } else if (type == Object.class) {
      return new Object();
    } else if (type.isEnum()) {
      return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
    } else if (type.isRecord()) {
      return record(type, depth);
    }
    Object made = Tools.make(type);
    pool.add(made);
    fillFields(made, depth);
    return made;
  }

  private Object record(Class<?> type, int depth) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    Object[] given = new Object[constructor.getParameterCount()];
    for (int i = 0; i < given.length; i++) {
      given[i] = value(constructor.getParameterTypes()[i], depth + 1);
    }
    return constructor.newInstance(given);
  }

  private void fillFields(Object object, int depth) throws ReflectiveOperationException {
    for (Class<?> at = object.getClass(); owners.contains(at); at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
          field.setAccessible(true);
          field.set(object, value(field.getType(), depth + 1));
        }
      }
    }
  }

  private void fillArray(Object array, int depth) throws ReflectiveOperationException {
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, value(array.getClass().getComponentType(), depth + 1));
    }
  }
}
