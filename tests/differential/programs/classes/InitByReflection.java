// SPDX-License-Identifier: Apache-2.0
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Which reflective operations initialise a class. */
public class InitByReflection {
  static int log(String what) {
    System.out.println("  init " + what);
    return 1;
  }

  interface Plain { int X = log("Plain"); int m(); }
  static class PlainImpl implements Plain { static int x = log("PlainImpl"); public int m() { return 4; } }

  static class Owner { static int x = log("Owner"); public int m() { return 5; } public static int s() { return 6; } }
  static class Fields { static int x = log("Fields"); public static int f = 3; public int g = 4; }
  static class Made { static int x = log("Made"); public Made() {} }
  static class Handles { static int x = log("Handles"); static int s() { return 8; } static int f = 9; }
  static class Serial implements Serializable { static int x = log("Serial"); }
  static class SerialNumber implements Serializable { static final long serialVersionUID = log("SerialNumber") + 41L; }
  static class ConstantNumber implements Serializable { static final long serialVersionUID = 43L; static int x = log("ConstantNumber"); }
  enum Colour { RED; static int x = log("Colour"); }
  static class Loaded { static int x = log("Loaded"); }
  static class Elements { static int x = log("Elements"); }

  public static void main(String[] args) throws Exception {
    System.out.println("interface method");
    PlainImpl impl = new PlainImpl();
    Method m = Plain.class.getMethod("m");
    System.out.println(m.invoke(impl));
    System.out.println("members");
    System.out.println(Owner.class.getDeclaredMethods().length + " " + Fields.class.getDeclaredFields().length);
    System.out.println("static method");
    System.out.println(Owner.class.getMethod("s").invoke(null));
    System.out.println("static field");
    Field f = Fields.class.getField("f");
    System.out.println("found");
    System.out.println(f.getInt(null));
    System.out.println("constructor");
    System.out.println(Made.class.getConstructor().newInstance() != null);
    System.out.println("handles");
    var lookup = MethodHandles.lookup();
    var handle = lookup.findStatic(Handles.class, "s", MethodType.methodType(int.class));
    System.out.println("found");
    try {
      System.out.println((int) handle.invokeExact());
    } catch (Throwable t) {
      System.out.println(t);
    }
    System.out.println("serial");
    System.out.println(ObjectStreamClass.lookup(Serial.class).getSerialVersionUID() != 0);
    System.out.println(ObjectStreamClass.lookup(SerialNumber.class).getSerialVersionUID());
    System.out.println(ObjectStreamClass.lookup(ConstantNumber.class).getSerialVersionUID());
    System.out.println("enum constants");
    System.out.println(Colour.class.getEnumConstants().length);
    System.out.println("forName");
    Class<?> loaded = Class.forName("InitByReflection$Loaded", false, InitByReflection.class.getClassLoader());
    System.out.println(loaded.getSimpleName());
    Class.forName("InitByReflection$Loaded");
    System.out.println("array");
    System.out.println(Array.newInstance(Elements.class, 2) != null);
    MethodHandles.lookup().ensureInitialized(Elements.class);
  }
}
