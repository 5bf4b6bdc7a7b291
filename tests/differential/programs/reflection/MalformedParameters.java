// SPDX-License-Identifier: Apache-2.0
// javac: -parameters
import java.io.InputStream;
import java.lang.reflect.Method;

/** Names in MethodParameters that are no names: the class is loaded, getParameters objects. */
public class MalformedParameters {
  public static class Subject {
    public static String call(int firstOfThem, String secondOfThem) { return firstOfThem + secondOfThem; }
  }

  static class Loader extends ClassLoader {
    Class<?> define(byte[] bytes) { return defineClass(null, bytes, 0, bytes.length); }
  }

  static int find(byte[] bytes, byte[] wanted, int from) {
    for (int i = from; i + wanted.length <= bytes.length; i++) {
      int k = 0;
      while (k < wanted.length && bytes[i + k] == wanted[k]) k++;
      if (k == wanted.length) return i;
    }
    return -1;
  }

  /** The place of the rows of the attribute: count 2, then name and flags of each, length 9 before. */
  static int rows(byte[] bytes) { return find(bytes, new byte[] {0, 0, 0, 9, 2}, 0) + 5; }

  static void attempt(String what, int index, int flags) throws Exception {
    byte[] bytes;
    try (InputStream in = Subject.class.getResourceAsStream("MalformedParameters$Subject.class")) {
      bytes = in.readAllBytes();
    }
    int at = rows(bytes);
    bytes[at] = (byte) (index >> 8);
    bytes[at + 1] = (byte) index;
    bytes[at + 2] = (byte) (flags >> 8);
    bytes[at + 3] = (byte) flags;
    try {
      Method method = new Loader().define(bytes).getMethod("call", int.class, String.class);
      System.out.println(what + ": " + method.invoke(null, 1, "x"));
      System.out.println("  " + method.getParameters().length + " " + method.getParameters()[0] + " " + method.getParameters()[0].isNamePresent());
    } catch (Throwable t) {
      System.out.println(what + ": " + t);
    }
  }

  public static void main(String[] args) throws Exception {
    for (var p : Subject.class.getMethod("call", int.class, String.class).getParameters()) System.out.println(p);
    attempt("no name", 0, 0);
    attempt("beyond the pool", 0xffff, 0);
    attempt("just beyond", 2000, 0);
    attempt("not a name", 1, 0);
    attempt("flags", 0, 0x0010);
    attempt("bad flags", 0, 0x0001);
  }
}
