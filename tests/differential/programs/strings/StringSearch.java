// SPDX-License-Identifier: Apache-2.0

/** indexOf, lastIndexOf, replace, compare and region methods over many pairs; Latin-1 and UTF-16 mixes. */
public class StringSearch {
  public static void main(String[] args) {
    String[] texts = {"", "a", "aa", "abcabc", "hello \u20ac world", "\uD83D\uDE00x\uD83D\uDE00", "\u00e9t\u00e9", "mississippi", "aaaaaaaaab", "Stra\u00dfe"};
    String[] keys = {"", "a", "b", "bc", "\u20ac", "\uD83D", "\uDE00", "\u00e9", "issi", "aab", "\u00df", "zz", "ss"};
    long hash = 17;
    for (String t : texts) {
      StringBuilder line = new StringBuilder(t.length() + ":");
      for (String k : keys) {
        int i = t.indexOf(k), l = t.lastIndexOf(k);
        line.append(' ').append(i).append('/').append(l);
        for (int from = -1; from <= t.length() + 1; from++) {
          hash = hash * 31 + t.indexOf(k, from);
          hash = hash * 31 + t.lastIndexOf(k, from);
          if (!k.isEmpty()) {
            hash = hash * 31 + t.indexOf(k.charAt(0), from);
            hash = hash * 31 + t.lastIndexOf(k.codePointAt(0), from);
          }
          hash = hash * 31 + (t.startsWith(k, from) ? 1 : 0);
        }
        hash = hash * 31 + t.replace(k, "<>").hashCode();
        hash = hash * 31 + t.compareTo(k) + t.compareToIgnoreCase(k);
        hash = hash * 31 + (t.contains(k) ? 1 : 0) + (t.endsWith(k) ? 2 : 0) + (t.equals(k) ? 4 : 0) + (t.equalsIgnoreCase(k) ? 8 : 0);
        hash = hash * 31 + (t + k).hashCode() + t.concat(k).length();
      }
      System.out.println(line);
    }
    System.out.println(hash);
    for (String t : texts) {
      StringBuilder out = new StringBuilder();
      for (int i = 0; i <= t.length(); i++) {
        for (int j = i; j <= t.length(); j++) hash = hash * 31 + t.substring(i, j).hashCode();
        out.append(t.substring(i)).append('|');
      }
      System.out.println(out + " " + t.toUpperCase() + " " + t.toLowerCase() + " " + t.strip().length());
    }
    System.out.println(hash);
    for (String a : texts) for (String b : texts) hash = hash * 31 + Integer.signum(a.compareTo(b)) * 3 + (a.regionMatches(true, 0, b, 0, Math.min(a.length(), b.length())) ? 1 : 0);
    System.out.println(hash);
    System.out.println("aXbXc".replace('X', '\u20ac') + " " + "a\u20acb".replace('\u20ac', 'X') + " " + "aaa".replace("a", "aa") + " " + "abc".replace("", "-") + " " + "x".replace("x", ""));
    System.out.println("\u0131I\u0130i".toLowerCase().length() + " " + "a\u00e9".equals("ae\u0301") + " " + "a".compareTo("\u00e9") + " " + "Z".compareTo("a") + " " + "apple".compareTo("apple pie"));
    char[] target = new char[5];
    "source".getChars(1, 5, target, 0);
    System.out.println(new String(target, 0, 4) + " " + "bytes".getBytes().length + " " + "\u20ac".getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
    String[] bad = {"getChars", "region", "subSequence", "lastIndexOf"};
    for (String b : bad) {
      try {
        switch (b) {
          case "getChars" -> "abc".getChars(0, 3, new char[2], 0);
          case "region" -> System.out.println("abc".regionMatches(-1, "abc", 0, 1));
          case "subSequence" -> "abc".subSequence(1, 9);
          default -> System.out.println("abc".lastIndexOf("c", -5));
        }
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    StringBuilder long1 = new StringBuilder();
    for (int i = 0; i < 5000; i++) long1.append((char) ('a' + i % 26));
    String big = long1.toString();
    System.out.println(big.indexOf("zab", 3000) + " " + big.lastIndexOf("abc") + " " + big.indexOf("zz") + " " + big.hashCode() + " " + big.replace("abc", "\u20ac").length() + " " + big.chars().filter(c -> c == 'q').count());
  }
}
