// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.*;
import java.util.function.*;

/** Bootstrap methods called by hand: lambda and string-concat factories, call sites, switch points. */
public class InvokeDynamicFactories {
  static String greet(String prefix, Object who) { return prefix + who; }
  static int triple(int n) { return n * 3; }
  int base = 7;
  int plus(int n) { return base + n; }

  static CallSite concat(String recipe, Object[] constants, Class<?>... types) throws Exception {
    return StringConcatFactory.makeConcatWithConstants(MethodHandles.lookup(), "concat", MethodType.methodType(String.class, types), recipe, constants);
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle greet = lookup.findStatic(InvokeDynamicFactories.class, "greet", MethodType.methodType(String.class, String.class, Object.class));
    CallSite function = LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(Function.class, String.class), MethodType.methodType(Object.class, Object.class), greet, MethodType.methodType(String.class, Integer.class));
    @SuppressWarnings("unchecked") Function<Integer, String> f = (Function<Integer, String>) function.getTarget().invoke("n=");
    System.out.println(f.apply(5));
    try {
      ((Function) f).apply("wrong");
      System.out.println("no check");
    } catch (ClassCastException e) {
      System.out.println("argument checked");
    }
    MethodHandle triple = lookup.findStatic(InvokeDynamicFactories.class, "triple", MethodType.methodType(int.class, int.class));
    IntUnaryOperator op = (IntUnaryOperator) LambdaMetafactory.metafactory(lookup, "applyAsInt", MethodType.methodType(IntUnaryOperator.class), MethodType.methodType(int.class, int.class), triple, MethodType.methodType(int.class, int.class)).getTarget().invokeExact();
    System.out.println(op.applyAsInt(14));
    @SuppressWarnings("unchecked") Function<Integer, Integer> boxing = (Function<Integer, Integer>) LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), triple, MethodType.methodType(Integer.class, Integer.class)).getTarget().invoke();
    System.out.println(boxing.apply(5));
    MethodHandle plus = lookup.findVirtual(InvokeDynamicFactories.class, "plus", MethodType.methodType(int.class, int.class));
    IntUnaryOperator bound = (IntUnaryOperator) LambdaMetafactory.metafactory(lookup, "applyAsInt", MethodType.methodType(IntUnaryOperator.class, InvokeDynamicFactories.class), MethodType.methodType(int.class, int.class), plus, MethodType.methodType(int.class, int.class)).getTarget().invoke(new InvokeDynamicFactories());
    System.out.println(bound.applyAsInt(3));
    Object serial = LambdaMetafactory.altMetafactory(lookup, "get", MethodType.methodType(Supplier.class, String.class), MethodType.methodType(Object.class), MethodHandles.identity(String.class).type().parameterCount() == 1
        ? lookup.findVirtual(String.class, "trim", MethodType.methodType(String.class)) : null, MethodType.methodType(String.class), LambdaMetafactory.FLAG_MARKERS, 1, Cloneable.class).getTarget().invoke(" trimmed ");
    System.out.println(((Supplier<?>) serial).get() + " " + (serial instanceof Cloneable));
    System.out.println(concat("a\1b\1c", new Object[0], int.class, String.class).getTarget().invoke(1, "x"));
    System.out.println(concat("\1\2\1", new Object[] {"-const-"}, double.class, char.class).getTarget().invoke(1.5, 'c'));
    System.out.println(concat("", new Object[0]).getTarget().invoke());
    System.out.println(StringConcatFactory.makeConcat(lookup, "c", MethodType.methodType(String.class, boolean.class, long.class, Object.class)).getTarget().invoke(true, 5L, (Object) null));
    for (Runnable bad : new Runnable[] {
        () -> { try { concat("\1", new Object[0]); } catch (Exception e) { throw new RuntimeException(e.getClass().getSimpleName() + " " + e.getMessage()); } },
        () -> { try { LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(String.class), MethodType.methodType(Object.class, Object.class), triple, MethodType.methodType(Integer.class, Integer.class)); } catch (Exception e) { throw new RuntimeException(e.getClass().getSimpleName() + " " + e.getMessage()); } },
        () -> { try { LambdaMetafactory.metafactory(lookup, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), triple, MethodType.methodType(String.class, Integer.class)); } catch (Exception e) { throw new RuntimeException(e.getClass().getSimpleName() + " " + e.getMessage()); } }}) {
      try {
        bad.run();
        System.out.println("accepted");
      } catch (RuntimeException e) {
        System.out.println(e.getMessage());
      }
    }
    MutableCallSite mutable = new MutableCallSite(MethodHandles.constant(String.class, "first"));
    MethodHandle invoker = mutable.dynamicInvoker();
    System.out.print((String) invoker.invokeExact() + " ");
    mutable.setTarget(MethodHandles.constant(String.class, "second"));
    System.out.println((String) invoker.invokeExact());
    try {
      mutable.setTarget(MethodHandles.constant(int.class, 1));
    } catch (WrongMethodTypeException e) {
      System.out.println(e.getMessage());
    }
    SwitchPoint point = new SwitchPoint();
    MethodHandle switched = point.guardWithTest(MethodHandles.constant(String.class, "valid"), MethodHandles.constant(String.class, "invalid"));
    System.out.print((String) switched.invokeExact() + " ");
    SwitchPoint.invalidateAll(new SwitchPoint[] {point});
    System.out.println((String) switched.invokeExact() + " " + point.hasBeenInvalidated());
    System.out.println(new ConstantCallSite(triple).getTarget().invoke(2) + " " + MethodHandleProxies.asInterfaceInstance(IntUnaryOperator.class, triple).applyAsInt(10));
    MethodHandleInfo info = lookup.revealDirect(triple);
    System.out.println(info.getName() + " " + info.getMethodType() + " " + info.getDeclaringClass() + " " + MethodHandleInfo.referenceKindToString(info.getReferenceKind()));
  }
}
