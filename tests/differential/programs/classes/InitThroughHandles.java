// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** When method handles, var handles, method references and lambdas initialise a class. */
public class InitThroughHandles {
  static int log(String what) { System.out.println("  init " + what); return 1; }

  static class A { static int x = log("A"); static int s() { return 2; } }
  static class B { static int x = log("B"); static int f = 3; }
  static class C { static int x = log("C"); C() {} }
  static class D { static int x = log("D"); static int s() { return 4; } }
  static class E { static int x = log("E"); int v() { return 5; } }
  static class F { static int x = log("F"); static int f = 6; }
  static class G extends H { static int x = log("G"); }
  static class H { static int x = log("H"); static int s() { return 7; } static int f = 8; static final int K = 9; static final Integer BOXED = 10; }
  static class I { static int x = log("I"); static int s() { return 11; } }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType noArgs = MethodType.methodType(int.class);
    System.out.println("findStatic");
    MethodHandle a = lookup.findStatic(A.class, "s", noArgs);
    System.out.println("invoke");
    System.out.println((int) a.invokeExact());
    System.out.println("findStaticVarHandle");
    VarHandle b = lookup.findStaticVarHandle(B.class, "f", int.class);
    System.out.println("get");
    System.out.println((int) b.get());
    System.out.println("constructor handle");
    MethodHandle c = lookup.findConstructor(C.class, MethodType.methodType(void.class));
    System.out.println("new");
    System.out.println(c.invoke() != null);
    System.out.println("reference");
    IntSupplier d = D::s;
    System.out.println("call");
    System.out.println(d.getAsInt());
    System.out.println("constructor reference");
    Supplier<E> e = E::new;
    System.out.println("get");
    System.out.println(e.get().v());
    System.out.println("getter");
    MethodHandle f = lookup.findStaticGetter(F.class, "f", int.class);
    System.out.println("invoke");
    System.out.println((int) f.invokeExact());
    System.out.println("inherited");
    System.out.println(G.s() + " " + G.f + " " + G.K);
    System.out.println("boxed " + G.BOXED);
    System.out.println("instance");
    System.out.println(new G() instanceof H);
    System.out.println("unreflect");
    MethodHandle i = lookup.unreflect(I.class.getDeclaredMethod("s"));
    System.out.println((int) i.invoke());
  }
}
