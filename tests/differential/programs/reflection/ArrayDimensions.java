// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Array;

/** Arrays with as many dimensions as there may be, and one more. */
public class ArrayDimensions {
  static void attempt(String what, java.util.concurrent.Callable<Object> make) {
    try {
      Object made = make.call();
      System.out.println(what + ": " + made.getClass().getName().lastIndexOf('[') + " " + Array.getLength(made));
    } catch (Throwable t) {
      System.out.println(what + ": " + t);
    }
  }

  static Class<?> deep(int dimensions) {
    Class<?> c = int.class;
    for (int i = 0; i < dimensions; i++) c = Array.newInstance(c, 0).getClass();
    return c;
  }

  public static void main(String[] args) {
    attempt("254 + 1", () -> Array.newInstance(deep(254), 3));
    attempt("255 + 1", () -> Array.newInstance(deep(255), 3));
    attempt("200 + 55", () -> Array.newInstance(deep(200), new int[55]));
    attempt("200 + 56", () -> Array.newInstance(deep(200), new int[56]));
    attempt("0 + 255", () -> Array.newInstance(int.class, new int[255]));
    attempt("0 + 256", () -> Array.newInstance(int.class, new int[256]));
    attempt("0 + 0", () -> Array.newInstance(int.class, new int[0]));
    attempt("void", () -> Array.newInstance(void.class, 1));
    attempt("void dims", () -> Array.newInstance(void.class, 1, 2));
    attempt("null", () -> Array.newInstance(null, 1));
    attempt("null dims", () -> Array.newInstance(int.class, (int[]) null));
    attempt("negative", () -> Array.newInstance(int.class, 2, -1));
    attempt("arrayType", () -> Array.newInstance(deep(255).arrayType(), 1));
    attempt("arrayType 255", () -> Array.newInstance(deep(254).arrayType(), 0));
  }
}
