// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What reflective calls say of wrong receivers, arguments, counts and nulls. */
public class WrongCalls {
  public int number = 3;
  public static final int CONSTANT = 4;
  public WrongCalls() {}
  public WrongCalls(int n) { number = n; }
  public int add(int a, long b) { return (int) (number + a + b); }
  public static String join(String a, Object... rest) { return a + rest.length; }
  public void fail() { throw new IllegalStateException("inside"); }
  public interface Face { default int face() { return 1; } }
  public static class Impl implements Face { }
  public abstract static class Abstract { }

  interface Step { Object make() throws Exception; }

  static void attempt(String what, Step step) {
    try {
      System.out.println(what + ": " + step.make());
    } catch (InvocationTargetException e) {
      System.out.println(what + ": target " + e.getCause());
    } catch (Throwable t) {
      System.out.println(what + ": " + t.getClass().getName() + (t instanceof NullPointerException ? "" : ": " + t.getMessage()));
    }
  }

  public static void main(String[] args) throws Exception {
    Method add = WrongCalls.class.getMethod("add", int.class, long.class);
    Method join = WrongCalls.class.getMethod("join", String.class, Object[].class);
    Method fail = WrongCalls.class.getMethod("fail");
    Method face = Face.class.getMethod("face");
    Constructor<WrongCalls> make = WrongCalls.class.getConstructor(int.class);
    Field number = WrongCalls.class.getField("number"), constant = WrongCalls.class.getField("CONSTANT");
    WrongCalls it = new WrongCalls();
    attempt("right", () -> add.invoke(it, 1, 2L));
    attempt("widened", () -> add.invoke(it, (short) 1, 2));
    attempt("other receiver", () -> add.invoke("text", 1, 2L));
    attempt("null receiver", () -> add.invoke(null, 1, 2L));
    attempt("narrowed", () -> add.invoke(it, 1L, 2L));
    attempt("too few", () -> add.invoke(it, 1));
    attempt("none", () -> add.invoke(it));
    attempt("null array", () -> add.invoke(it, (Object[]) null));
    attempt("other type", () -> add.invoke(it, "x", 2L));
    attempt("static with receiver", () -> join.invoke("ignored", "a", new Object[] {1, 2}));
    attempt("spread", () -> join.invoke(null, "a", "b", "c"));
    attempt("fails", () -> fail.invoke(it));
    attempt("interface", () -> face.invoke(new Impl()));
    attempt("interface, other receiver", () -> face.invoke(it));
    attempt("constructor", () -> make.newInstance(5).number);
    attempt("constructor, none", () -> make.newInstance());
    attempt("constructor, other", () -> make.newInstance("x"));
    attempt("abstract", () -> Abstract.class.getConstructor().newInstance());
    attempt("field", () -> number.getInt(it));
    attempt("field, other receiver", () -> number.getInt("x"));
    attempt("field, null", () -> number.getInt(null));
    attempt("field, other type", () -> { number.set(it, "x"); return 0; });
    attempt("constant", () -> { constant.setInt(null, 5); return 0; });
  }
}
