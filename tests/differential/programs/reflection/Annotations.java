// SPDX-License-Identifier: Apache-2.0
import java.lang.annotation.*;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Annotations of every element type: defaults, nesting, repetition, inheritance, equality. */
public class Annotations {
  enum Level { LOW, HIGH }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Inner { String value() default "inner"; }

  @Retention(RetentionPolicy.RUNTIME)
  @Inherited
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.CONSTRUCTOR})
  @interface Full {
    int number() default 1;
    long big() default 1L << 40;
    byte small() default -1;
    char letter() default 'x';
    double ratio() default 0.5;
    float part() default 1.5f;
    boolean flag() default true;
    String text() default "text";
    Class<?> type() default String.class;
    Level level() default Level.LOW;
    Inner inner() default @Inner;
    int[] numbers() default {1, 2, 3};
    String[] names() default {};
    Class<?>[] types() default {int.class, String[].class};
    Inner[] inners() default {@Inner("a"), @Inner("b")};
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @interface Tag { String value(); }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Tags { Tag[] value(); }

  @Retention(RetentionPolicy.CLASS)
  @interface Invisible { }

  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE_USE)
  @interface Use { int value(); }

  @Full(number = 7, text = "base")
  static class Base {
    @Full(level = Level.HIGH) public void method(@Inner("p0") int a, @Tag("p1") String b) { }
    @Tag("one") @Tag("two") @Invisible int field;
    @Use(5) String used;
  }

  @Tag("single")
  static class Child extends Base { @Override public void method(int a, String b) { } }

  @Full
  interface Face { }
  static class Implements implements Face { }

  static void list(String name, AnnotatedElement e) {
    StringBuilder out = new StringBuilder(name + ":");
    for (Annotation a : e.getAnnotations()) out.append(' ').append(a.annotationType().getSimpleName());
    System.out.println(out);
  }

  public static void main(String[] args) throws Exception {
    Full full = Base.class.getAnnotation(Full.class);
    System.out.println(full.number() + " " + full.big() + " " + full.small() + " " + full.letter() + " " + full.ratio() + " " + full.part() + " " + full.flag() + " " + full.text());
    System.out.println(full.type() + " " + full.level() + " " + full.inner().value() + " " + Arrays.toString(full.numbers()) + " " + full.names().length + " " + Arrays.toString(full.types()) + " " + full.inners()[1].value());
    System.out.println(full.inner());
    System.out.println(Base.class.getDeclaredField("field").getAnnotation(Tags.class));
    list("Base", Base.class);
    list("Child", Child.class);
    list("Implements", Implements.class);
    list("method", Base.class.getMethod("method", int.class, String.class));
    list("override", Child.class.getMethod("method", int.class, String.class));
    list("field", Base.class.getDeclaredField("field"));
    list("Override", Override.class);
    Method m = Base.class.getMethod("method", int.class, String.class);
    for (Annotation[] parameter : m.getParameterAnnotations()) System.out.println(Arrays.toString(parameter));
    System.out.println(Arrays.toString(Base.class.getDeclaredField("field").getAnnotationsByType(Tag.class)));
    System.out.println(Child.class.getAnnotationsByType(Tag.class).length + " " + Child.class.getDeclaredAnnotations().length + " " + Child.class.isAnnotationPresent(Full.class) + " " + Child.class.getDeclaredAnnotation(Full.class));
    System.out.println(Base.class.getDeclaredField("used").getAnnotatedType().getAnnotations().length + " " + Base.class.getDeclaredField("used").getAnnotatedType().getAnnotation(Use.class).value());
    Inner a = Full.class.getMethod("inner").getDefaultValue() instanceof Inner i ? i : null;
    Inner b = full.inner();
    System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(full.inners()[0]) + " " + b.annotationType() + " " + b.hashCode());
    System.out.println(Full.class.getMethod("number").getDefaultValue() + " " + Full.class.isAnnotation() + " " + Tag.class.getAnnotation(Repeatable.class).value() + " " + Full.class.getAnnotation(Retention.class).value());
    System.out.println(Deprecated.class.getAnnotation(Retention.class) + " " + Thread.class.getMethod("stop").isAnnotationPresent(Deprecated.class));
    full.numbers()[0] = 99;
    System.out.println(full.numbers()[0]);
  }
}
