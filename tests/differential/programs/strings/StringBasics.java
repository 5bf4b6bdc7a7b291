// SPDX-License-Identifier: Apache-2.0

/** The everyday methods of String. */
public class StringBasics {
  public static void main(String[] args) {
    String s = "The quick brown fox";
    System.out.println(s.length());
    System.out.println(s.charAt(4));
    System.out.println(s.indexOf('q') + " " + s.indexOf("fox") + " " + s.indexOf("cat") + " " + s.indexOf("o", 13));
    System.out.println(s.lastIndexOf('o') + " " + s.lastIndexOf("o", 14) + " " + s.lastIndexOf(""));
    System.out.println(s.substring(4) + "|" + s.substring(4, 9) + "|" + s.substring(19) + "|");
    System.out.println(s.replace('o', '0') + " " + s.replace("quick", "slow") + " " + "aaa".replace("aa", "b"));
    System.out.println(s.toUpperCase() + s.toLowerCase());
    System.out.println(s.contains("brown") + " " + s.startsWith("The") + " " + s.startsWith("quick", 4) + " " + s.endsWith("fox"));
    System.out.println("apple".compareTo("apply") + " " + "a".compareTo("abc") + " " + "B".compareToIgnoreCase("a"));
    System.out.println("Hello".equals("hello") + " " + "Hello".equalsIgnoreCase("hELLO"));
    System.out.println("  trim me\t\n".trim() + "|" + "  x ".strip() + "|" + "  x ".stripLeading() + "|" + "  x ".stripTrailing() + "|");
    System.out.println("".isEmpty() + " " + " \t".isBlank() + " " + "ab".repeat(3) + " " + "x".repeat(0) + "|");
    System.out.println(String.join("-", "a", "b", "c") + " " + String.valueOf(3.5f) + String.valueOf((Object) null));
    System.out.println(String.join(", ", java.util.List.of("x", "y")));
    System.out.println(new String(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'z'}));
    for (String part : "a,b,,c,,".split(",")) System.out.print("[" + part + "]");
    System.out.println();
    for (String part : "a,b,,c,,".split(",", -1)) System.out.print("[" + part + "]");
    System.out.println();
    for (String part : "a1b22c333d".split("[0-9]+", 3)) System.out.print("[" + part + "]");
    System.out.println();
    System.out.println("line one\nline two\r\nline three".lines().count());
    System.out.println("hello".chars().sum() + " " + "hello".hashCode() + " " + "".hashCode());
    System.out.println("a\u0301".length() + " " + "\uD83D\uDE00".length() + " " + "\uD83D\uDE00".codePointCount(0, 2));
    System.out.println("abc".intern() == "abc");
    System.out.println(new String("abc") == "abc");
    System.out.println(("ab" + "c") == "abc");
    System.out.println("abcdef".regionMatches(2, "xxcdxx", 2, 2) + " " + "ABC".regionMatches(true, 0, "abc", 0, 3));
    System.out.println("a-b-c".replaceAll("-", "+") + " " + "a-b-c".replaceFirst("-", "$0$0"));
    System.out.println("text".concat("ure") + " " + "mississippi".indexOf("issi", 2));
    System.out.println("  two\n    four\n".indent(2).replace("\n", "$") + " " + "\tx".stripIndent());
    System.out.println("a\\tb\\n".translateEscapes().length() + " " + "x".describeConstable().get());
    System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "abc".matches("[a-c]+"));
    System.out.println("%d items at %s".formatted(3, "home"));
    System.out.println("data".transform(t -> t + "!") + " " + "b".compareTo("a"));
    String[] failures = {"charAt", "substring", "substring2", "codePointAt", "repeat"};
    for (String failure : failures) {
      try {
        switch (failure) {
          case "charAt" -> "abc".charAt(3);
          case "substring" -> "abc".substring(4);
          case "substring2" -> "abc".substring(2, 1);
          case "codePointAt" -> "abc".codePointAt(-1);
          default -> "abc".repeat(-1);
        }
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getName() + ": " + e.getMessage());
      }
    }
  }
}
