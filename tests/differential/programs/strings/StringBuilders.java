// SPDX-License-Identifier: Apache-2.0

/** StringBuilder and StringBuffer: every append, insert, delete, reverse, growth, failures. */
public class StringBuilders {
  static void fails(String name, Runnable action) {
    try {
      action.run();
      System.out.println(name + " succeeded");
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    b.append(1).append(' ').append(2L).append(' ').append(3.5f).append(' ').append(-0.25);
    b.append(true).append((String) null).append((Object) null).append(new char[] {'x', 'y'});
    b.append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 1).appendCodePoint(0x1F600);
    System.out.println(b + " " + b.length());
    b.setLength(5);
    System.out.println("[" + b + "]");
    b.insert(0, "start ").insert(3, 42).insert(b.length(), false).insert(1, 'c').insert(2, 9.5);
    System.out.println(b);
    b.delete(0, 3).deleteCharAt(0).replace(1, 4, "REPLACED");
    System.out.println(b + " " + b.indexOf("REP") + " " + b.lastIndexOf("E"));
    System.out.println(new StringBuilder("stressed").reverse());
    System.out.println(new StringBuilder("a\uD83D\uDE00b").reverse());
    b.setCharAt(0, '\u00e9');
    b.setCharAt(1, '\u20ac');
    System.out.println(b);
    StringBuilder grow = new StringBuilder(1);
    for (int i = 0; i < 2000; i++) grow.append(i % 10);
    System.out.println(grow.length() + " " + grow.toString().hashCode());
    grow.setLength(3);
    grow.setLength(5);
    System.out.println((int) grow.charAt(4));
    StringBuffer buffer = new StringBuffer("buffer");
    buffer.append(Integer.MIN_VALUE).append(Long.MIN_VALUE).insert(0, new char[] {'>'}).reverse();
    System.out.println(buffer);
    System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")));
    System.out.println(b.equals(b) + " " + new StringBuilder("x").equals(new StringBuilder("x")));
    char[] target = new char[6];
    new StringBuilder("0123456789").getChars(2, 6, target, 1);
    System.out.println(new String(target).replace('\0', '_'));
    StringBuilder latin = new StringBuilder("plain");
    latin.append('\u1234');
    latin.deleteCharAt(5);
    System.out.println(latin + " " + latin.toString().equals("plain"));
    System.out.println(latin.chars().filter(c -> c == 'l').count() + " " + latin.codePointAt(0));
    System.out.println(latin.subSequence(1, 3) + " " + latin.isEmpty());
    fails("charAt", () -> new StringBuilder("abc").charAt(3));
    fails("deleteCharAt", () -> new StringBuilder("").deleteCharAt(0));
    fails("insert", () -> new StringBuilder("abc").insert(4, "x"));
    fails("setLength", () -> new StringBuilder("abc").setLength(-1));
    fails("delete", () -> new StringBuilder("abc").delete(2, 1));
    fails("delete beyond", () -> new StringBuilder("abc").delete(1, 100));
    fails("replace", () -> new StringBuilder("abc").replace(4, 5, ""));
    fails("append range", () -> new StringBuilder().append("abc", 2, 5));
    fails("capacity", () -> new StringBuilder(-1));
    fails("substring", () -> new StringBuilder("abc").substring(1, 9));
  }
}
