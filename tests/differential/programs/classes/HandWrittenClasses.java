// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Classes that no compiler writes: their own supertypes, without methods, with impossible code. */
public class HandWrittenClasses {
  static final int INTERFACE = 0x0601, PLAIN = 0x0021;

  /** Writes a class file item by item. */
  static class Writer {
    final List<byte[]> constants = new ArrayList<>();
    final ByteArrayOutputStream methods = new ByteArrayOutputStream();
    int methodCount;

    static byte[] bytes(int... values) {
      byte[] result = new byte[values.length];
      for (int i = 0; i < values.length; i++) result[i] = (byte) values[i];
      return result;
    }

    int add(byte[] constant) {
      constants.add(constant);
      return constants.size();
    }

    int text(String text) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(1);
      new DataOutputStream(out).writeUTF(text);
      return add(out.toByteArray());
    }

    int type(String name) throws IOException {
      int text = text(name);
      return add(bytes(7, text >> 8, text));
    }

    int method(int tag, String owner, String name, String descriptor) throws IOException {
      int holder = type(owner), first = text(name), second = text(descriptor);
      int pair = add(bytes(12, first >> 8, first, second >> 8, second));
      return add(bytes(tag, holder >> 8, holder, pair >> 8, pair));
    }

    void code(int flags, String name, String descriptor, int stack, int locals, int... code)
        throws IOException {
      DataOutputStream out = new DataOutputStream(methods);
      out.writeShort(flags);
      out.writeShort(text(name));
      out.writeShort(text(descriptor));
      methodCount++;
      if (code.length == 0) {
        out.writeShort(0);
        return;
      }
      out.writeShort(1);
      out.writeShort(text("Code"));
      out.writeInt(12 + code.length);
      out.writeShort(stack);
      out.writeShort(locals);
      out.writeInt(code.length);
      out.write(bytes(code));
      out.writeInt(0);
    }

    byte[] finish(int flags, String name, String superName, String... interfaces)
        throws IOException {
      int self = type(name), parent = type(superName);
      int[] types = new int[interfaces.length];
      for (int i = 0; i < types.length; i++) types[i] = type(interfaces[i]);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeInt(0xCAFEBABE);
      out.writeInt(52);
      out.writeShort(constants.size() + 1);
      for (byte[] constant : constants) out.write(constant);
      out.writeShort(flags);
      out.writeShort(self);
      out.writeShort(parent);
      out.writeShort(types.length);
      for (int type : types) out.writeShort(type);
      out.writeShort(0);
      out.writeShort(methodCount);
      methods.writeTo(out);
      out.writeShort(0);
      return bytes.toByteArray();
    }
  }

  static class Loader extends ClassLoader {
    final Map<String, byte[]> classes = new HashMap<>();

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) throw new ClassNotFoundException(name);
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  static void add(Loader loader, int flags, String name, String superName, String... interfaces)
      throws IOException {
    loader.classes.put(name, new Writer().finish(flags, name, superName, interfaces));
  }

  static void show(String what, Throwable error) {
    Throwable cause = error.getCause() == null ? error : error.getCause();
    System.out.println(what + ": " + cause);
  }

  private static void load(Loader loader, String name) {
    try {
      System.out.println(name + " is " + Class.forName(name, true, loader));
    } catch (Throwable error) {
      String message = String.valueOf(error.getMessage());
      int end = message.indexOf('\n');
      System.out.println(
          name + ": " + error.getClass() + " " + (end < 0 ? message : message.substring(0, end)));
    }
  }

  static void circles() throws IOException {
    Loader loader = new Loader();
    String object = "java/lang/Object";
    add(loader, PLAIN, "Self", "Self");
    add(loader, PLAIN, "A", "B");
    add(loader, PLAIN, "B", "A");
    add(loader, PLAIN, "C", "D");
    add(loader, PLAIN, "D", "E");
    add(loader, PLAIN, "E", "C");
    add(loader, INTERFACE, "I", object, "J");
    add(loader, INTERFACE, "J", object, "I");
    add(loader, PLAIN, "Uses", object, "I");
    for (String name : new String[] {"Self", "A", "B", "C", "I", "Uses", "A"}) load(loader, name);
  }

  /** From the top down, so that nobody waits for more than a few supertypes. */
  static void deep() throws Exception {
    Loader loader = new Loader();
    int depth = 1500;
    for (int i = 0; i < depth; i++)
      add(loader, PLAIN, "Deep" + i, i == 0 ? "java/lang/Object" : "Deep" + (i - 1));
    for (int i = 0; i < depth; i += 20) loader.loadClass("Deep" + i);
    load(loader, "Deep" + (depth - 1));
    Class<?> first = loader.loadClass("Deep0"), last = loader.loadClass("Deep" + (depth - 1));
    System.out.println(first.isAssignableFrom(last) + " " + last.isAssignableFrom(first));
  }

  static void unimplemented() throws Exception {
    Loader loader = new Loader();
    Writer task = new Writer();
    task.code(0x401, "m", "(IJ)I", 0, 0);
    loader.classes.put("Task", task.finish(INTERFACE, "Task", "java/lang/Object"));
    Writer lazy = new Writer();
    int parent = lazy.method(10, "java/lang/Object", "<init>", "()V");
    lazy.code(1, "<init>", "()V", 1, 1, 0x2a, 0xb7, parent >> 8, parent, 0xb1);
    int own = lazy.method(10, "Lazy", "m", "(IJ)I");
    lazy.code(1, "direct", "()I", 4, 1, 0x2a, 0x04, 0x09, 0xb6, own >> 8, own, 0xac);
    int inherited = lazy.method(11, "Task", "m", "(IJ)I");
    lazy.code(
        1, "indirect", "()I", 4, 1, 0x2a, 0x04, 0x09, 0xb9, inherited >> 8, inherited, 4, 0, 0xac);
    loader.classes.put("Lazy", lazy.finish(PLAIN, "Lazy", "java/lang/Object", "Task"));
    Object object = loader.loadClass("Lazy").getDeclaredConstructor().newInstance();
    for (String name : new String[] {"direct", "indirect"}) {
      try {
        object.getClass().getMethod(name).invoke(object);
      } catch (Exception error) {
        show(name, error);
        for (StackTraceElement element : error.getCause().getStackTrace()) {
          if (element.getClassName().equals("Lazy")) System.out.println("  at " + element);
        }
      }
    }
    try {
      object.getClass().getMethod("m", int.class, long.class).invoke(object, 1, 2L);
    } catch (java.lang.reflect.InvocationTargetException error) {
      System.out.println("reflection: " + error.getCause().getClass());
    }
  }

  static void unverifiable() throws IOException {
    Loader loader = new Loader();
    Writer underflow = new Writer();
    underflow.code(9, "f", "(I)I", 2, 1, 0x1a, 0x60, 0xac);
    loader.classes.put("Underflow", underflow.finish(PLAIN, "Underflow", "java/lang/Object"));
    add(loader, PLAIN, "Child", "Underflow");
    Writer bad = new Writer();
    bad.code(1, "f", "()I", 1, 1, 0x04, 0xb1);
    loader.classes.put("BadInterface", bad.finish(INTERFACE, "BadInterface", "java/lang/Object"));
    add(loader, PLAIN, "Implementor", "java/lang/Object", "BadInterface");
    for (String name : new String[] {"Underflow", "Child", "BadInterface", "Implementor"})
      load(loader, name);
  }

  public static void main(String[] arguments) throws Exception {
    circles();
    deep();
    unimplemented();
    unverifiable();
  }
}
