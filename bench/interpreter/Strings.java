// SPDX-License-Identifier: Apache-2.0

/** Building, scanning, splitting, comparing and formatting strings. */
public class Strings {
  static String text(int words) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < words; i++) out.append("word").append(i * 7919 % 1000).append(i % 10 == 9 ? '\n' : ' ');
    return out.toString();
  }

  static int scan(String text) {
    int hash = 0;
    for (int i = 0; i < text.length(); i++) hash = hash * 31 + Character.toUpperCase(text.charAt(i));
    return hash;
  }

  static int words(String text) {
    int total = 0;
    for (String line : text.split("\n")) {
      for (String word : line.split(" ")) {
        if (word.startsWith("word1") || word.contains("99")) total += word.length();
        total += word.compareTo("word500") > 0 ? 1 : word.indexOf('7');
      }
    }
    return total;
  }

  static int concatenate(int n) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      String s = "item " + i + ":" + (i * 0.5) + (i % 2 == 0);
      total += s.hashCode() ^ s.substring(5).length();
    }
    return total;
  }

  static int numbers(int n) {
    int total = 0;
    for (int i = 0; i < n; i++) total += Integer.parseInt(Integer.toString(i * 31)) + Integer.toHexString(i).length();
    return total;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 13;
    String text = text(6000);
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + scan(text) + scan(text.replace("word", "w"));
      checksum = checksum * 31 + words(text);
      checksum = checksum * 31 + concatenate(5000);
      checksum = checksum * 31 + numbers(15_000);
      checksum = checksum * 31 + String.format("%05d %s %.3f", round, text.substring(0, 8), round / 7.0).hashCode();
    }
    System.out.println("checksum " + checksum);
  }
}
