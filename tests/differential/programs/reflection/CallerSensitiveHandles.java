// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ResourceBundle;

/** Method handles to methods that ask who called them. */
public class CallerSensitiveHandles {
  private int secret = 42;

  static void attempt(String what, ThrowingCall call) {
    try {
      System.out.println(what + ": " + call.make());
    } catch (Throwable t) {
      System.out.println(what + ": " + t.toString().replaceAll("0x[0-9a-f]+", "0x..."));
    }
  }

  interface ThrowingCall { Object make() throws Throwable; }

  static class Loaded { static { System.out.println("Loaded initialised"); } }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle forName = lookup.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
    attempt("forName", () -> (Class<?>) forName.invokeExact("CallerSensitiveHandles$Loaded"));
    attempt("forName of none", () -> (Class<?>) forName.invokeExact("NoSuch"));
    attempt("bound", () -> forName.bindTo("java.util.ArrayList").invoke());
    attempt("adapted", () -> MethodHandles.filterArguments(forName,
        0, lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class))
            .asType(MethodType.methodType(String.class, Object.class))
            .asType(MethodType.methodType(String.class, StringBuilder.class)))
        .invoke(new StringBuilder("java.lang.Integer")));
    MethodHandle get = lookup.findVirtual(Field.class, "get", MethodType.methodType(Object.class, Object.class));
    Field field = CallerSensitiveHandles.class.getDeclaredField("secret");
    attempt("field", () -> (Object) get.invokeExact(field, (Object) new CallerSensitiveHandles()));
    MethodHandle invoke = lookup.findVirtual(Method.class, "invoke",
        MethodType.methodType(Object.class, Object.class, Object[].class));
    Method hidden = CallerSensitiveHandles.class.getDeclaredMethod("hidden", String.class);
    attempt("method", () -> invoke.invoke(hidden, null, new Object[] {"x"}));
    MethodHandle loader = lookup.findVirtual(Class.class, "getClassLoader", MethodType.methodType(ClassLoader.class));
    attempt("loader", () -> ((ClassLoader) loader.invokeExact(String.class)) == null);
    attempt("own loader", () -> ((ClassLoader) loader.invokeExact(CallerSensitiveHandles.class)) != null);
    MethodHandle context = lookup.findVirtual(Thread.class, "getContextClassLoader", MethodType.methodType(ClassLoader.class));
    attempt("context", () -> ((ClassLoader) context.invokeExact(Thread.currentThread())) != null);
    attempt("unreflected", () -> lookup.unreflect(Class.class.getMethod("forName", String.class)).invoke("java.util.List"));
    MethodHandle walker = lookup.findStatic(CallerSensitiveHandles.class, "who", MethodType.methodType(Class.class));
    attempt("walker", () -> (Class<?>) walker.invokeExact());
    attempt("lookup itself", () -> lookup.findStatic(MethodHandles.class, "lookup", MethodType.methodType(MethodHandles.Lookup.class)));
    attempt("twice", () -> (Class<?>) forName.invokeExact("java.util.Map"));
  }

  private static String hidden(String text) { return "hidden " + text; }

  static Class<?> who() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
  }
}
