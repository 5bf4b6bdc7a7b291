// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Pattern and Matcher: groups, quantifiers, look-around, flags, replacement, failures. */
public class RegexBasics {
  static void find(String regex, String input) {
    Matcher m = Pattern.compile(regex).matcher(input);
    StringBuilder out = new StringBuilder();
    while (m.find()) {
      out.append('[').append(m.start()).append('-').append(m.end()).append(' ').append(m.group());
      for (int i = 1; i <= m.groupCount(); i++) out.append(" $").append(i).append('=').append(m.group(i));
      out.append(']');
    }
    System.out.println(regex + " on " + input + ": " + out);
  }

  static void matches(String regex, String... inputs) {
    System.out.print(regex + ":");
    for (String input : inputs) System.out.print(" " + input + "=" + Pattern.matches(regex, input));
    System.out.println();
  }

  static void bad(String regex) {
    try {
      Pattern.compile(regex);
      System.out.println(regex + " compiles");
    } catch (PatternSyntaxException e) {
      System.out.println(e.getDescription() + " at " + e.getIndex() + ": " + e.getMessage().replace("\n", " / "));
    }
  }

  public static void main(String[] args) {
    find("(\\w+)@(\\w+)\\.com", "ann@site.com, bob@work.com; none@x.org");
    find("a*?b", "aaab ab b");
    find("(a|ab)(c|bcd)(d*)", "abcd");
    find("(?<year>\\d{4})-(?<month>\\d\\d)", "on 2024-05 and 1999-12");
    find("(?i)hello", "Hello HELLO hElLo");
    find("\\b\\w", "the quick brown");
    find("(?<=\\$)\\d+", "cost $50 or 60 or $7");
    find("\\d+(?!\\d|%)", "10% 20 30%");
    find("(\\w)\\1", "bookkeeper");
    find("x*", "axxb");
    find("^.*$", "one line");
    find("(?m)^\\w+$", "first\nsecond\nthird line");
    find("(?s)a.b", "a\nb");
    find("[^\\s,]+", "a, b ,c");
    find("[a-f&&[^bc]]+", "abcdef");
    find("\\p{Lu}\\p{Ll}*", "Hello World \u00c9t\u00e9");
    find("\\p{IsGreek}+", "abc \u03b1\u03b2\u03b3");
    find("(a+)+b", "aaaab");
    find("(?:ab)++c", "ababc");
    find("[\\uD83D\\uDE00-\\uD83D\\uDE10]", "x\uD83D\uDE05y");
    find("\\R", "a\r\nb\nc");
    find("\\Qa.b\\E", "a.b axb");
    find("(?x) a  b # comment\n c", "abc");
    matches("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?", "1", "-2.5", "1e10", "1.", ".5", "+3.0E-2");
    matches("(\\d{1,3}\\.){3}\\d{1,3}", "192.168.1.1", "1.2.3", "1.2.3.4.5");
    matches("a{2,3}", "a", "aa", "aaa", "aaaa");
    Matcher m = Pattern.compile("(?<name>\\w+)=(?<value>\\d+)").matcher("a=1, b=22");
    System.out.println(m.replaceAll("${value}:$1") + " " + m.replaceFirst("x") + " " + m.replaceAll(r -> r.group(2).length() + ""));
    StringBuilder sb = new StringBuilder();
    m.reset();
    while (m.find()) m.appendReplacement(sb, "<" + m.group("name") + ">");
    m.appendTail(sb);
    System.out.println(sb + " " + m.results().count());
    System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("a , b;c ;; d")) + Pattern.compile(",").splitAsStream("x,y").toList());
    Matcher region = Pattern.compile("\\d+").matcher("12 345 6789");
    region.region(3, 8);
    System.out.println(region.find() + " " + region.group() + " " + region.lookingAt() + " " + region.matches() + " " + region.hitEnd());
    System.out.println(Pattern.quote("a.b") + " " + Matcher.quoteReplacement("$1\\") + " " + Pattern.compile("a", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags());
    System.out.println(Pattern.compile("^a").asPredicate().test("abc") + " " + Pattern.compile("a").asMatchPredicate().test("abc"));
    for (String regex : new String[] {"(", "[a", "a{2", "*a", "\\", "(?<1>x)", "a{3,2}", "\\p{Nope}", "(?z)", "[b-a]", "\\k<none>"}) bad(regex);
    try {
      m.reset();
      m.group();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      m.find();
      m.group("nope");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      "abc".replaceAll("b", "$2");
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
