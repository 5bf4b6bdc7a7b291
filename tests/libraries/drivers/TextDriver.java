// jars: commons-text.jar commons-lang3.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.apache.commons.text.*;
import org.apache.commons.text.diff.*;
import org.apache.commons.text.similarity.*;
import org.apache.commons.text.translate.*;

/** commons-text: substitution, escaping, similarity, builders, diffs. */
public class TextDriver {
  public static void main(String[] args) {
    Map<String, String> values = Map.of("animal", "fox", "target", "dog", "nested", "${animal}s");
    StringSubstitutor sub = new StringSubstitutor(values);
    System.out.println(sub.replace("The ${animal} jumps over ${target:-cat} and ${missing:-nobody}, ${nested} $${escaped} ${unknown}"));
    sub.setEnableUndefinedVariableException(true);
    try {
      sub.replace("${unknown}");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(StringEscapeUtils.escapeJava("tab\t\"quote\" \u00e9\n") + " " + StringEscapeUtils.unescapeJava("\\u0041\\n").trim() + " " + StringEscapeUtils.escapeHtml4("<a href=\"x\">\u00e9&</a>") + " " + StringEscapeUtils.unescapeHtml4("&lt;&eacute;&#65;&amp;&nope;") + " " + StringEscapeUtils.escapeJson("a/\"b\"") + " " + StringEscapeUtils.escapeCsv("a,\"b\"") + " " + StringEscapeUtils.escapeXml11("<\u0001>"));
    System.out.println(WordUtils.capitalizeFully("the QUICK brown-fox", ' ', '-') + " " + WordUtils.wrap("a long line of several words to be wrapped", 12, "|", true) + " " + WordUtils.initials("Ben John Lee") + " " + WordUtils.swapCase("aBc") + " " + CaseUtils.toCamelCase("to_camel_case", false, '_') + " " + WordUtils.abbreviate("abbreviate this text", 5, 12, ".."));
    String[][] pairs = {{"kitten", "sitting"}, {"", "abc"}, {"same", "same"}, {"martha", "marhta"}, {"night", "nacht"}};
    for (String[] p : pairs) {
      System.out.println(p[0] + "/" + p[1] + " " + new LevenshteinDistance().apply(p[0], p[1]) + " " + new LevenshteinDistance(2).apply(p[0], p[1]) + " " + new JaroWinklerSimilarity().apply(p[0], p[1]) + " " + new JaccardSimilarity().apply(p[0], p[1]) + " " + new LongestCommonSubsequence().apply(p[0], p[1]) + " " + new FuzzyScore(Locale.ENGLISH).fuzzyScore(p[0], p[1]) + " " + (p[0].length() == p[1].length() ? new HammingDistance().apply(p[0], p[1]) : -1));
    }
    System.out.println(new CosineDistance().apply("the boy ran", "the girl ran") + " " + new LongestCommonSubsequence().longestCommonSubsequence("ABCBDAB", "BDCABA"));
    TextStringBuilder b = new TextStringBuilder("start");
    b.appendln(" line").appendFixedWidthPadLeft(7, 3, '0').appendSeparator(", ").appendWithSeparators(List.of(1, 2, 3), "-").replaceAll("1", "one").deleteFirst("start");
    System.out.println(b.toString().replace("\n", "|") + " " + b.length() + " " + b.indexOf("one") + " " + b.reverse().leftString(3));
    org.apache.commons.text.StringTokenizer t = org.apache.commons.text.StringTokenizer.getCSVInstance("a, \"b,c\" ,,d");
    System.out.println(t.getTokenList() + " " + new org.apache.commons.text.StringTokenizer("x y  z").setIgnoreEmptyTokens(false).getTokenList());
    StringsComparator c = new StringsComparator("ABCABBA", "CBABAC");
    StringBuilder script = new StringBuilder();
    c.getScript().visit(new CommandVisitor<Character>() {
      public void visitInsertCommand(Character o) { script.append('+').append(o); }
      public void visitKeepCommand(Character o) { script.append(o); }
      public void visitDeleteCommand(Character o) { script.append('-').append(o); }
    });
    System.out.println(script + " " + c.getScript().getModifications());
    System.out.println(new ExtendedMessageFormat("Hi {0}, {1,number,#.#}", Locale.US).format(new Object[] {"x", 2.55}) + " " + new AggregateTranslator(new LookupTranslator(Map.of("a", "1")), NumericEntityEscaper.above(127)).translate("ab\u00e9") + " " + AlphabetConverter.createConverterFromChars(new Character[] {'a', 'b'}, new Character[] {'x', 'y'}, new Character[0]).toString().length());
    System.out.println(StringSubstitutor.replace("${a}${b}", Map.of("a", 1, "b", 2)) + " " + FormattableUtilsOf("pad", 6));
  }

  static String FormattableUtilsOf(String s, int width) {
    Formatter f = new Formatter();
    FormattableUtils.append(s, f, 0, width, -1, '*');
    return f.toString();
  }
}
