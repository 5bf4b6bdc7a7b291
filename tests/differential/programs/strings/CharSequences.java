// SPDX-License-Identifier: Apache-2.0
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;

/** CharSequence as an interface: own implementations, comparisons, default methods. */
public class CharSequences {
  static class Repeated implements CharSequence {
    final char c;
    final int n;
    Repeated(char c, int n) { this.c = c; this.n = n; }
    @Override public int length() { return n; }
    @Override public char charAt(int i) {
      if (i < 0 || i >= n) throw new IndexOutOfBoundsException("index " + i);
      return c;
    }
    @Override public CharSequence subSequence(int a, int b) { return new Repeated(c, b - a); }
    @Override public String toString() { return String.valueOf(c).repeat(n); }
  }

  static class Rope implements CharSequence {
    final CharSequence left, right;
    Rope(CharSequence left, CharSequence right) { this.left = left; this.right = right; }
    @Override public int length() { return left.length() + right.length(); }
    @Override public char charAt(int i) { return i < left.length() ? left.charAt(i) : right.charAt(i - left.length()); }
    @Override public CharSequence subSequence(int a, int b) {
      if (b <= left.length()) return left.subSequence(a, b);
      if (a >= left.length()) return right.subSequence(a - left.length(), b - left.length());
      return new Rope(left.subSequence(a, left.length()), right.subSequence(0, b - left.length()));
    }
    @Override public String toString() { return new StringBuilder(length()).append(left).append(right).toString(); }
  }

  static int vowels(CharSequence s) {
    int n = 0;
    for (int i = 0; i < s.length(); i++) if ("aeiou".indexOf(s.charAt(i)) >= 0) n++;
    return n;
  }

  public static void main(String[] args) {
    CharSequence[] all = {"string", new StringBuilder("builder"), new StringBuffer("buffer"), CharBuffer.wrap("charbuffer"), new Repeated('e', 4), new Rope("left-", new Rope("middle-", new StringBuilder("right")))};
    for (CharSequence s : all) {
      System.out.println(s + " " + s.length() + " " + s.charAt(1) + " " + s.subSequence(1, 3) + " " + vowels(s) + " " + s.chars().sum() + " " + s.codePoints().count() + " " + s.isEmpty());
      System.out.println("abc".contentEquals(s) + " " + String.join("/", s, "x") + " " + "contains builder".contains(s) + " " + CharSequence.compare(s, "string"));
    }
    Rope rope = new Rope("hello ", "world");
    System.out.println(rope.subSequence(3, 9) + " " + new StringBuilder().append(rope, 2, 8).insert(0, rope).length() + " " + "world".contentEquals(rope.subSequence(6, 11)));
    System.out.println(java.util.regex.Pattern.compile("o").matcher(rope).results().map(m -> m.start()).toList() + " " + String.valueOf(rope) + " " + new StringBuilder(rope).reverse());
    try {
      new Repeated('x', 2).charAt(2);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    List<CharSequence> sorted = new ArrayList<>(List.of(all));
    sorted.sort(CharSequence::compare);
    System.out.println(sorted);
    Appendable out = new StringBuilder();
    try {
      out.append("x").append('y').append("abcdef", 2, 4).append(null);
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
    System.out.println(out);
    System.out.println("replace me".replace(new StringBuilder("me"), new Repeated('z', 3)));
    System.out.println(new StringBuilder("same").compareTo(new StringBuilder("same")) + " " + "same".contentEquals(new StringBuffer("same")) + " " + new Repeated('a', 0).isEmpty());
  }
}
