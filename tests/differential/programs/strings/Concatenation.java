// SPDX-License-Identifier: Apache-2.0

/** String concatenation of every type, with constants, nulls, control characters and many parts. */
public class Concatenation {
  static final String CONSTANT = "con" + 1 + 'c' + true + 2.0 + 3L + 4f;

  static class Named {
    final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static int counter;

  static String tick() {
    return "t" + ++counter;
  }

  public static void main(String[] args) {
    byte b = -1;
    short s = -300;
    char c = 'Z';
    int i = Integer.MIN_VALUE;
    long l = Long.MIN_VALUE;
    float f = 1.1f;
    double d = 1e100;
    boolean z = false;
    Object o = new Named("object");
    Object none = null;
    String text = null;
    System.out.println(CONSTANT);
    System.out.println(b + "" + s + c + i + l + f + d + z + o + none + text);
    System.out.println("" + c + 1 + (char) (c + 1) + (c + 1));
    System.out.println(1 + 2 + "3" + 4 + 5);
    System.out.println('a' + 'b' + "c");
    System.out.println("\1\2" + i + "\1");
    System.out.println("null: " + null);
    System.out.println(new Named(null) + "!");
    System.out.println(tick() + tick() + "-" + tick());
    String grow = "";
    for (int n = 0; n < 50; n++) grow += n;
    System.out.println(grow);
    grow += 'x';
    grow += 1.5;
    grow += null;
    System.out.println(grow.length());
    char[] chars = {'h', 'i'};
    System.out.println(String.valueOf(chars) + chars.length);
    System.out.println("é" + "\u20ac" + "\uD83D\uDE00" + i);
    System.out.println("a" + b + "b" + s + "c" + c + "d" + i + "e" + l + "f" + f + "g" + d + "h" + z + "i" + o
        + "j" + b + "k" + s + "l" + c + "m" + i + "n" + l + "o" + f + "p" + d + "q" + z + "r" + o
        + "s" + b + "t" + s + "u" + c + "v" + i + "w" + l + "x" + f + "y" + d + "z" + z + "A" + o);
    Integer boxed = 7;
    Character letter = 'q';
    System.out.println(boxed + letter + " " + boxed + letter);
    final String folded = "fold" + "ed";
    System.out.println(folded == "folded");
    System.out.println((folded + boxed) == "folded7");
    System.out.println(Float.MIN_VALUE + " " + Double.MIN_VALUE + " " + (0.1f + 0.2f) + " " + (0.1 + 0.2));
    System.out.println(100.0 + " " + 1e7 + " " + 1e-3 + " " + 1e-4 + " " + 123456789.0f);
  }
}
