// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.Comparator;

/** Class objects: names, kinds, arrays, primitives, assignability, nesting. */
public class ClassObjects {
  static class Nested { class Inner { } }
  interface Face { }
  enum Color { RED { }, BLUE }
  record Rec(int n) { }
  @interface Note { }
  sealed interface Closed permits One, Two { }
  static final class One implements Closed { }
  static final class Two implements Closed { }

  static void show(Class<?> c) {
    System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c.getPackageName() + " | " + c.descriptorString());
    System.out.println("  " + (c.isPrimitive() ? "primitive " : "") + (c.isArray() ? "array " : "") + (c.isInterface() ? "interface " : "") + (c.isEnum() ? "enum " : "") + (c.isRecord() ? "record " : "")
        + (c.isAnnotation() ? "annotation " : "") + (c.isAnonymousClass() ? "anonymous " : "") + (c.isLocalClass() ? "local " : "") + (c.isMemberClass() ? "member " : "") + (c.isSealed() ? "sealed " : "")
        + (c.isSynthetic() ? "synthetic " : "") + (c.isHidden() ? "hidden " : "") + c.getModifiers() + " component " + c.getComponentType() + " super " + c.getSuperclass());
  }

  public static void main(String[] args) throws Exception {
    class Local { }
    Object anonymous = new Object() { };
    Class<?>[] classes = {Object.class, String.class, int.class, void.class, int[].class, String[][].class, Nested.class, Nested.Inner.class, Face.class, Color.class, Color.RED.getClass(), Rec.class,
        Note.class, Closed.class, Local.class, anonymous.getClass(), Runnable.class, Comparable.class, java.util.Map.Entry.class, Integer.class, Thread.State.class, Override.class};
    for (Class<?> c : classes) show(c);
    System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class) + " " + Object.class.isAssignableFrom(int[].class) + " " + int.class.isAssignableFrom(Integer.class)
        + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Cloneable.class.isAssignableFrom(int[].class) + " " + long.class.isAssignableFrom(int.class));
    System.out.println(Number.class.isInstance(5) + " " + int.class.isInstance(5) + " " + String.class.isInstance(null) + " " + Comparable[].class.isInstance(new Integer[0]));
    System.out.println(Class.forName("java.lang.String") + " " + Class.forName("[I") + " " + Class.forName("[[Ljava.lang.String;") + " " + Class.forName("ClassObjects$Nested$Inner"));
    for (String bad : new String[] {"int", "String", "[X", "", "java.lang.", "ClassObjects.Nested", "[[", "java.lang.String[]"}) {
      try {
        System.out.println(Class.forName(bad));
      } catch (ClassNotFoundException e) {
        System.out.println("not found " + e.getMessage());
      }
    }
    System.out.println(Nested.Inner.class.getDeclaringClass() + " " + Nested.Inner.class.getEnclosingClass() + " " + Local.class.getEnclosingMethod() + " " + Local.class.getDeclaringClass() + " " + anonymous.getClass().getEnclosingClass());
    Class<?>[] members = ClassObjects.class.getDeclaredClasses();
    Arrays.sort(members, Comparator.comparing(Class::getName));
    System.out.println(Arrays.toString(members));
    System.out.println(ClassObjects.class.getNestHost() + " " + Nested.Inner.class.getNestHost() + " " + Nested.class.isNestmateOf(Face.class) + " " + String.class.getNestMembers().length);
    System.out.println(int[].class.getSuperclass() + " " + Arrays.toString(int[].class.getInterfaces()) + " " + int.class.arrayType() + " " + int[][].class.componentType() + " " + String.class.arrayType().arrayType());
    System.out.println(int.class == Integer.TYPE && int.class != (Class<?>) Integer.class ? "types differ" : "same");
    System.out.println(new int[0].getClass() == int[].class && new String[0].getClass() == String[].class ? "same array class" : "different");
    System.out.println(String.class.getModule() + " " + ClassObjects.class.getModule().isNamed() + " " + String.class.getClassLoader() + " " + String.class.getPackage() + " " + ClassObjects.class.getPackageName().isEmpty());
    System.out.println(Arrays.toString(Color.class.getEnumConstants()) + " " + Rec.class.getRecordComponents().length + " " + Face.class.getEnumConstants() + " " + Closed.class.getPermittedSubclasses().length);
    System.out.println(Object.class.toString() + int.class + Face.class + " " + Color.RED.getDeclaringClass().getSimpleName() + " " + Object.class.desiredAssertionStatus());
    Object array = java.lang.reflect.Array.newInstance(long.class, 2, 3);
    java.lang.reflect.Array.setLong(java.lang.reflect.Array.get(array, 1), 2, 9L);
    System.out.println(array.getClass().getSimpleName() + " " + Arrays.deepToString((long[][]) array));
    for (Runnable bad : new Runnable[] {() -> java.lang.reflect.Array.newInstance(void.class, 1), () -> java.lang.reflect.Array.newInstance(int.class, -1), () -> java.lang.reflect.Array.get("x", 0), () -> java.lang.reflect.Array.set(new int[1], 0, 1L), () -> java.lang.reflect.Array.getInt(new int[1], 3)}) {
      try {
        bad.run();
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
  }
}
