// SPDX-License-Identifier: Apache-2.0
package rows;

/** F22: three implementors, three tests. */
public class Dispatch {
  /** What is called. */
  public interface Animal {
    String sound();
  }

  /** The first. */
  public static class Dog implements Animal {
    @Override
    public String sound() {
      return "woof";
    }
  }

  /** The second. */
  public static class Cat implements Animal {
    @Override
    public String sound() {
      return "meow";
    }
  }

  /** The third. */
  public static class Cow implements Animal {
    @Override
    public String sound() {
      return "moo";
    }
  }

  public static String twice(Animal animal) {
    return animal.sound() + animal.sound();
  }
}
