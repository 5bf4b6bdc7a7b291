// SPDX-License-Identifier: Apache-2.0
import java.io.Serializable;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.Function;

/** Generic type information read back by reflection. */
public class GenericSignatures {
  static class Box<T extends Comparable<? super T> & Serializable, U> {
    T value;
    List<? extends Number> wild;
    Map<String, List<U[]>> nested;
    int[][] plain;
    <E extends Exception> Map<T, ? super E> method(List<E> list, T[] array, Class<?>... more) throws E, java.io.IOException { return null; }
    Box(Set<T> set) { }
    class Inner<V> { Box<T, U>.Inner<V> self; }
  }

  static abstract class Names extends ArrayList<String> implements Function<Integer, Optional<List<String>>> { }
  static class Recursive<T extends Recursive<T>> { }
  interface Marker<A, B extends A> { }

  static String describe(Type t) {
    if (t instanceof Class<?> c) return "class " + c.getTypeName();
    if (t instanceof ParameterizedType p) {
      StringJoiner args = new StringJoiner(", ", "<", ">");
      for (Type a : p.getActualTypeArguments()) args.add(describe(a));
      return "param " + p.getRawType().getTypeName() + args + (p.getOwnerType() == null ? "" : " in " + p.getOwnerType().getTypeName());
    }
    if (t instanceof TypeVariable<?> v) return "var " + v.getName();
    if (t instanceof WildcardType w) return "wild " + Arrays.toString(w.getUpperBounds()) + Arrays.toString(w.getLowerBounds());
    if (t instanceof GenericArrayType g) return "array of " + describe(g.getGenericComponentType());
    return "?";
  }

  public static void main(String[] args) throws Exception {
    for (TypeVariable<?> v : Box.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + v.getGenericDeclaration());
    for (String name : new String[] {"value", "wild", "nested", "plain"}) {
      Field f = Box.class.getDeclaredField(name);
      System.out.println(name + ": " + describe(f.getGenericType()) + " erased " + f.getType() + " | " + f.toGenericString());
    }
    Method m = Arrays.stream(Box.class.getDeclaredMethods()).filter(x -> x.getName().equals("method")).findFirst().get();
    System.out.println(m.toGenericString());
    for (Type t : m.getGenericParameterTypes()) System.out.println(describe(t));
    System.out.println(describe(m.getGenericReturnType()) + " " + Arrays.toString(m.getGenericExceptionTypes()) + " " + Arrays.toString(m.getExceptionTypes()) + " " + Arrays.toString(m.getTypeParameters()));
    System.out.println(Box.class.getDeclaredConstructors()[0].toGenericString());
    System.out.println(describe(Box.Inner.class.getDeclaredField("self").getGenericType()));
    System.out.println(describe(Names.class.getGenericSuperclass()) + " " + describe(Names.class.getGenericInterfaces()[0]));
    System.out.println(Recursive.class.getTypeParameters()[0].getBounds()[0] + " " + Recursive.class.toGenericString() + " " + Marker.class.toGenericString());
    System.out.println(Box.class.toGenericString() + " " + int[].class.toGenericString() + " " + Map.Entry.class.toGenericString());
    List<String> anonymous = new ArrayList<>() { };
    System.out.println(anonymous.getClass().getGenericSuperclass());
    Comparator<Integer> comparator = new Comparator<>() { @Override public int compare(Integer a, Integer b) { return 0; } };
    System.out.println(Arrays.toString(comparator.getClass().getGenericInterfaces()));
    ParameterizedType p1 = (ParameterizedType) Names.class.getGenericSuperclass();
    ParameterizedType p2 = (ParameterizedType) anonymous.getClass().getGenericSuperclass();
    System.out.println(p1.equals(p2) + " " + (p1.hashCode() == p2.hashCode()) + " " + p1.getTypeName());
    for (Parameter p : m.getParameters()) System.out.println(p.getName() + " " + p.getParameterizedType() + " " + p.isVarArgs() + " " + p.isNamePresent());
    System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
    System.out.println(Enum.class.toGenericString() + " " + Class.class.getMethod("cast", Object.class).getGenericReturnType());
  }
}
