// SPDX-License-Identifier: Apache-2.0

/** UTF-16 handling: surrogates, code points, case mapping that changes length, normal forms. */
public class Unicode {
  static void describe(String s) {
    System.out.print(s + " length " + s.length() + " points " + s.codePointCount(0, s.length()) + ":");
    s.codePoints().forEach(p -> System.out.print(" U+" + Integer.toHexString(p).toUpperCase()));
    System.out.println();
  }

  static void point(int p) {
    System.out.println(Integer.toHexString(p) + " " + Character.getType(p) + " " + Character.isLetter(p)
        + Character.isDigit(p) + Character.isWhitespace(p) + Character.isUpperCase(p)
        + Character.isJavaIdentifierStart(p) + " " + Character.charCount(p) + " "
        + Character.getNumericValue(p) + " " + Character.toUpperCase(p) + " " + Character.toTitleCase(p));
  }

  public static void main(String[] args) {
    describe("plain");
    describe("na\u00efve");
    describe("\u65e5\u672c\u8a9e");
    describe("\uD83D\uDE00 smile");
    describe("\uD83D\uDC68\u200D\uD83D\uDC69");
    describe("e\u0301");
    describe(new StringBuilder().appendCodePoint(0x10FFFF).toString());
    System.out.println("stra\u00dfe".toUpperCase() + " " + "\u0130".toLowerCase().length());
    System.out.println("\u03a3\u03a3".toLowerCase() + " " + "\ufb01".toUpperCase());
    System.out.println("\u01c5".toLowerCase() + "\u01c5".toUpperCase() + "\u0149".toUpperCase());
    System.out.println("\u00e9".equalsIgnoreCase("\u00c9") + " " + "\u0131".equalsIgnoreCase("I"));
    for (int p : new int[] {'A', 'z', '0', ' ', 0x660, 0x4e00, 0x1D7D8, 0x10400, 0x1F600, 0xFF, 0x2028, 0xD800}) {
      point(p);
    }
    String broken = "a\uD800b\uDC00";
    System.out.println(broken.length() + " " + broken.codePointCount(0, 4) + " " + broken.codePointAt(1));
    System.out.println(broken.codePointBefore(2) + " " + "\uD83D\uDE00".codePointBefore(2));
    System.out.println("a\uD83D\uDE00b".offsetByCodePoints(0, 2) + " " + "a\uD83D\uDE00b".indexOf(0x1F600));
    System.out.println(Character.isSurrogatePair('\uD83D', '\uDE00') + " " + Character.toCodePoint('\uD83D', '\uDE00'));
    System.out.println((int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600));
    System.out.println(Character.isValidCodePoint(0x110000) + " " + Character.isSupplementaryCodePoint(0x10000));
    System.out.println(Character.isBmpCodePoint(0xFFFF) + " " + Character.isMirrored('(') + Character.getDirectionality('\u05d0'));
    System.out.println(Character.getName('a') + ", " + Character.getName(0x20ac));
    System.out.println(Character.UnicodeBlock.of('\u0416') + " " + Character.UnicodeScript.of(0x3042));
    System.out.println(Character.digit('f', 16) + " " + Character.digit('\u0665', 10) + " " + Character.forDigit(11, 16));
    System.out.println("\u2003wide\u2003".strip() + "|" + "\u2003wide\u2003".trim().length());
    try {
      Character.toChars(0x110000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      new String(new int[] {65, -1}, 0, 2);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
