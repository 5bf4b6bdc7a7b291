// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.UnaryOperator;

/** Small text algorithms: wrapping, Roman numerals, Caesar, Morse, soundex, run lengths, numbers in words. */
public class TextTools {
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      if (line.length() > 0) line.append(' ');
      line.append(word);
    }
    if (line.length() > 0) lines.add(line.toString());
    return lines;
  }

  static String roman(int n) {
    int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    String[] digits = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < values.length; i++) for (; n >= values[i]; n -= values[i]) out.append(digits[i]);
    return out.toString();
  }

  static int unroman(String s) {
    int total = 0, last = 0;
    for (int i = s.length() - 1; i >= 0; i--) {
      int v = switch (s.charAt(i)) { case 'I' -> 1; case 'V' -> 5; case 'X' -> 10; case 'L' -> 50; case 'C' -> 100; case 'D' -> 500; case 'M' -> 1000; default -> throw new IllegalArgumentException("not roman: " + s.charAt(i)); };
      total += v < last ? -v : v;
      last = Math.max(last, v);
    }
    return total;
  }

  static String caesar(String s, int shift) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) {
      if (c >= 'a' && c <= 'z') out.append((char) ('a' + Math.floorMod(c - 'a' + shift, 26)));
      else if (c >= 'A' && c <= 'Z') out.append((char) ('A' + Math.floorMod(c - 'A' + shift, 26)));
      else out.append(c);
    }
    return out.toString();
  }

  static String runLengths(String s) {
    StringBuilder out = new StringBuilder();
    for (int i = 0, j; i < s.length(); i = j) {
      for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++;
      out.append(j - i > 1 ? (j - i) + "" : "").append(s.charAt(i));
    }
    return out.toString();
  }

  static final String[] SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
  static final String[] TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

  static String words(long n) {
    if (n < 0) return "minus " + words(-n);
    if (n < 20) return SMALL[(int) n];
    if (n < 100) return TENS[(int) n / 10] + (n % 10 == 0 ? "" : "-" + SMALL[(int) n % 10]);
    if (n < 1000) return SMALL[(int) n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
    String[] names = {"thousand", "million", "billion"};
    long unit = 1_000_000_000;
    for (int i = 2; i >= 0; i--, unit /= 1000) if (n >= unit) return words(n / unit) + " " + names[i] + (n % unit == 0 ? "" : " " + words(n % unit));
    throw new AssertionError();
  }

  static boolean palindrome(String s) {
    String t = s.toLowerCase().replaceAll("[^a-z0-9]", "");
    return new StringBuilder(t).reverse().toString().equals(t);
  }

  static String soundex(String s) {
    String codes = "01230120022455012623010202";
    StringBuilder out = new StringBuilder().append(Character.toUpperCase(s.charAt(0)));
    char last = codes.charAt(Character.toLowerCase(s.charAt(0)) - 'a');
    for (int i = 1; i < s.length() && out.length() < 4; i++) {
      char code = codes.charAt(Character.toLowerCase(s.charAt(i)) - 'a');
      if (code != '0' && code != last) out.append(code);
      if ("hw".indexOf(Character.toLowerCase(s.charAt(i))) < 0) last = code;
    }
    while (out.length() < 4) out.append('0');
    return out.toString();
  }

  public static void main(String[] args) {
    String text = "It was the best of times, it was the worst of times, it was the age of wisdom";
    for (int width : new int[] {10, 25, 80}) System.out.println(wrap(text, width));
    for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.println(n + " " + roman(n) + " " + unroman(roman(n)));
    try {
      unroman("MCQ");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Hello, World!", 3), -3) + " " + caesar("xyz", 29));
    System.out.println(runLengths("aaabccddddd") + " " + runLengths("abc") + " " + runLengths(""));
    for (long n : new long[] {0, 13, 21, 100, 342, 1000, 12345, -7, 1000000, 987654321, 2147483647}) System.out.println(n + " " + words(n));
    System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("not one"));
    for (String s : new String[] {"Robert", "Rupert", "Ashcraft", "Tymczak", "Pfister", "Lee"}) System.out.print(soundex(s) + " ");
    System.out.println();
    Map<Character, Integer> frequency = new TreeMap<>();
    for (char c : text.toCharArray()) if (Character.isLetter(c)) frequency.merge(Character.toLowerCase(c), 1, Integer::sum);
    System.out.println(frequency);
    Map<String, List<String>> anagrams = new TreeMap<>();
    for (String w : "listen silent enlist google elgoog abc cab".split(" ")) {
      char[] key = w.toCharArray();
      Arrays.sort(key);
      anagrams.computeIfAbsent(new String(key), k -> new ArrayList<>()).add(w);
    }
    System.out.println(anagrams);
    UnaryOperator<String> pipeline = ((UnaryOperator<String>) String::trim).andThen(String::toUpperCase).andThen(s -> s.replace(' ', '_'))::apply;
    System.out.println(pipeline.apply("  a small pipeline "));
  }
}
