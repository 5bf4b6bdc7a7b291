// SPDX-License-Identifier: Apache-2.0

/** Properties of every code point, condensed into counts and hashes. */
public class CharacterTable {
  interface Property { int of(int codePoint); }

  static void over(String name, Property property) {
    int count = 0;
    long hash = 7;
    for (int cp = 0; cp <= Character.MAX_CODE_POINT; cp += cp < 0x3000 ? 1 : 41) {
      int value = property.of(cp);
      if (value != 0) count++;
      hash = hash * 31 + value;
    }
    System.out.println(name + " " + count + " " + hash);
  }

  static int flag(boolean b) { return b ? 1 : 0; }

  public static void main(String[] args) {
    over("type", Character::getType);
    over("letter", cp -> flag(Character.isLetter(cp)));
    over("digit", cp -> flag(Character.isDigit(cp)));
    over("letterOrDigit", cp -> flag(Character.isLetterOrDigit(cp)));
    over("alphabetic", cp -> flag(Character.isAlphabetic(cp)));
    over("ideographic", cp -> flag(Character.isIdeographic(cp)));
    over("upper", cp -> flag(Character.isUpperCase(cp)));
    over("lower", cp -> flag(Character.isLowerCase(cp)));
    over("title", cp -> flag(Character.isTitleCase(cp)));
    over("space", cp -> flag(Character.isSpaceChar(cp)));
    over("whitespace", cp -> flag(Character.isWhitespace(cp)));
    over("control", cp -> flag(Character.isISOControl(cp)));
    over("defined", cp -> flag(Character.isDefined(cp)));
    over("mirrored", cp -> flag(Character.isMirrored(cp)));
    over("identifierStart", cp -> flag(Character.isJavaIdentifierStart(cp)));
    over("identifierPart", cp -> flag(Character.isJavaIdentifierPart(cp)));
    over("ignorable", cp -> flag(Character.isIdentifierIgnorable(cp)));
    over("unicodeStart", cp -> flag(Character.isUnicodeIdentifierStart(cp)));
    over("numeric", Character::getNumericValue);
    over("digit10", cp -> Character.digit(cp, 10));
    over("digit36", cp -> Character.digit(cp, 36));
    over("toUpper", cp -> Character.toUpperCase(cp) - cp);
    over("toLower", cp -> Character.toLowerCase(cp) - cp);
    over("toTitle", cp -> Character.toTitleCase(cp) - cp);
    over("directionality", Character::getDirectionality);
    for (char c : new char[] {'A', 'z', '5', '_', '$', ' ', '\n', '\u00df', '\u0130', '\u01c5', '\u2160', '\u00bd', '\u3007', '\uFF21'}) {
      System.out.println((int) c + " " + Character.getType(c) + " " + Character.toUpperCase(c) + Character.toLowerCase(c) + " " + Character.isJavaIdentifierPart(c) + " " + Character.getNumericValue(c) + " " + Character.isLetterOrDigit(c) + " " + Character.toString(c).toUpperCase());
    }
    System.out.println(Character.MIN_RADIX + " " + Character.forDigit(35, 36) + " " + (int) Character.forDigit(40, 36) + " " + Character.valueOf('x').compareTo('z') + " " + Character.toChars(0x1F600).length);
  }
}
