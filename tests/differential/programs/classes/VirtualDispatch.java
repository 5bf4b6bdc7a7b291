// SPDX-License-Identifier: Apache-2.0

/** Overriding, super calls, field hiding, overload resolution, calls from constructors. */
public class VirtualDispatch {
  static class Animal {
    String name = "animal";
    static String kind() { return "static animal"; }

    Animal() {
      System.out.println("constructing " + describe());
    }

    String describe() { return "Animal " + name; }
    String sound() { return "..."; }
    final String twice() { return sound() + sound(); }
    private String secret() { return "animal secret"; }
    String reveal() { return secret(); }
  }

  static class Dog extends Animal {
    String name = "dog";
    static String kind() { return "static dog"; }

    @Override String describe() { return "Dog " + name + " of " + super.name; }
    @Override String sound() { return "woof"; }
    private String secret() { return "dog secret"; }
    String both() { return secret() + ", " + reveal() + ", " + super.describe(); }
  }

  static class Puppy extends Dog {
    @Override String sound() { return "small " + super.sound(); }
    @Override String describe() { return "Puppy:" + super.describe(); }
  }

  static String overload(Object o) { return "Object"; }
  static String overload(String s) { return "String"; }
  static String overload(Integer i) { return "Integer"; }
  static String overload(int i) { return "int"; }
  static String overload(long l) { return "long"; }
  static String overload(double d) { return "double"; }
  static String overload(Object... many) { return "Object..."; }
  static String overload(char c) { return "char"; }

  static abstract class Shape {
    abstract double area();
    public String toString() { return getClass().getSimpleName() + " " + area(); }
  }

  static class Square extends Shape {
    final double side;
    Square(double side) { this.side = side; }
    double area() { return side * side; }
  }

  static class Circle extends Shape {
    final double radius;
    Circle(double radius) { this.radius = radius; }
    double area() { return 3 * radius * radius; }
  }

  public static void main(String[] args) {
    Animal a = new Animal();
    Animal d = new Dog();
    Dog p = new Puppy();
    System.out.println(a.twice() + " " + d.twice() + " " + p.twice());
    System.out.println(d.name + " " + ((Dog) d).name + " " + ((Animal) p).name);
    System.out.println(d.describe() + "; " + p.describe());
    System.out.println(p.both() + "; " + d.reveal());
    System.out.println(Animal.kind() + " " + Dog.kind() + " " + Puppy.kind());
    byte b = 1;
    short s = 2;
    Object boxed = 3;
    System.out.println(overload(b) + " " + overload(s) + " " + overload('c') + " " + overload(1L) + " " + overload(1f));
    System.out.println(overload(boxed) + " " + overload((Integer) boxed) + " " + overload("s") + " " + overload((Object) "s"));
    System.out.println(overload() + " " + overload(1, 2) + " " + overload((Object) null) + " " + overload(new int[0]));
    System.out.println(overload(new Object[] {1}) + " " + overload(new String[] {"x"}) + " " + overload(Double.valueOf(1)));
    for (Shape shape : new Shape[] {new Square(2), new Circle(1.5), new Square(0)}) System.out.println(shape);
    Shape anonymous = new Shape() {
      double area() { return -1; }
    };
    System.out.println("[" + anonymous + "] " + (anonymous instanceof Shape) + " " + anonymous.getClass().getName());
  }
}
