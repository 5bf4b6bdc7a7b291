// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.stream.Collectors;

/** split, lines, joins and strips over awkward inputs. */
public class StringSplitting {
  static void split(String text, String regex, int... limits) {
    System.out.print("\"" + text.replace("\n", "\\n").replace("\t", "\\t") + "\" by " + regex + ": " + Arrays.toString(text.split(regex)));
    for (int limit : limits) System.out.print(" | " + limit + ": " + Arrays.toString(text.split(regex, limit)));
    System.out.println();
  }

  public static void main(String[] args) {
    split("a,b,c", ",", 0, 1, 2, 3, 10, -1);
    split(",a,,b,,", ",", 0, 2, -1);
    split("", ",", 0, -1);
    split(",", ",", -1);
    split("abc", "", 0, 2, -1);
    split("a.b.c", "\\.", 2);
    split("a.b.c", ".", -1);
    split("a|b|c", "|");
    split("a|b|c", "\\|");
    split("one  two   three", " ", -1);
    split("one  two   three", " +");
    split("  lead", "\\s+");
    split("2024-01-15T10:30", "[-T:]");
    split("aXbXc", "x");
    split("aXbxc", "(?i)x");
    split("k1=v1&k2=v2", "[=&]");
    split("camelCaseStringHere", "(?=[A-Z])");
    split("a1b2c3", "(?<=\\d)");
    split("\u00e9\u20ac\u00e9", "\u20ac");
    split("boo:and:foo", "o", 5, -2);
    split("line1\nline2\r\nline3", "\\R");
    System.out.println("a\nb\r\nc\rd\n\n".lines().map(s -> "[" + s + "]").collect(Collectors.joining()));
    System.out.println("".lines().count() + " " + "\n".lines().count() + " " + "x".lines().count());
    System.out.println(String.join("|", Arrays.asList("a", null, "")) + " " + String.join("", new String[0]) + "!");
    for (String s : new String[] {"", " ", "  a  ", "\t\na\r ", "\u00a0a\u00a0", "\u2003a\u2003", "\u200ba", "\u0000a\u0001"}) {
      System.out.println(s.length() + " trim " + s.trim().length() + " strip " + s.strip().length() + " leading " + s.stripLeading().length() + " trailing " + s.stripTrailing().length() + " blank " + s.isBlank() + " empty " + s.isEmpty());
    }
    System.out.println("  a\n    b\n  c".stripIndent().replace("\n", "|") + " " + "a\nb".indent(3).replace("\n", "|") + " " + "   a\n b".indent(-2).replace("\n", "|"));
    System.out.println("%s".repeat(3).formatted(1, 2, 3) + " " + "ab".chars().mapToObj(Integer::toString).collect(Collectors.joining("+")));
    System.out.println("\\t\\n\\\"\\101\\s|".translateEscapes().length());
    try {
      "\\q".translateEscapes();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
