// SPDX-License-Identifier: Apache-2.0
import java.text.Annotation;
import java.text.AttributedString;
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.Normalizer;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;

/** java.text beyond numbers: normalisation, collation, breaking, character iteration. */
public class BreakAndCollate {
  static String codes(String s) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) out.append(Integer.toHexString(c)).append(' ');
    return out.toString().trim();
  }

  static void breaks(String name, BreakIterator it, String text) {
    it.setText(text);
    StringBuilder out = new StringBuilder(name);
    int start = it.first();
    for (int end = it.next(); end != BreakIterator.DONE; start = end, end = it.next()) out.append(" [").append(text, start, end).append(']');
    System.out.println(out);
  }

  public static void main(String[] args) {
    for (Normalizer.Form form : Normalizer.Form.values()) {
      System.out.println(form + " " + codes(Normalizer.normalize("\u00e9\ufb01\u212b\u1e9b\u0323", form)) + " " + codes(Normalizer.normalize("e\u0301", form)) + " " + Normalizer.isNormalized("\u00e9", form));
    }
    System.out.println(Normalizer.normalize("cr\u00e8me br\u00fbl\u00e9e", Normalizer.Form.NFD).replaceAll("\\p{M}", ""));
    System.out.println(codes(Normalizer.normalize("\uac00\uac01", Normalizer.Form.NFD)));
    String[] words = {"zebra", "Apple", "\u00e9clair", "apple", "eclair", "banana", "\u00c4pfel"};
    Collator collator = Collator.getInstance(Locale.US);
    String[] sorted = words.clone();
    Arrays.sort(sorted, collator);
    System.out.println(Arrays.toString(sorted));
    collator.setStrength(Collator.PRIMARY);
    System.out.println(collator.compare("eclair", "\u00c9CLAIR") + " " + collator.equals("a", "b") + " " + collator.compare("abc", "abd"));
    collator.setStrength(Collator.TERTIARY);
    CollationKey a = collator.getCollationKey("abc");
    CollationKey b = collator.getCollationKey("ABC");
    System.out.println(Integer.signum(a.compareTo(b)) + " " + a.getSourceString());
    breaks("words", BreakIterator.getWordInstance(Locale.US), "Hello, big world! 3.5 don't");
    breaks("sentences", BreakIterator.getSentenceInstance(Locale.US), "One. Two? Three! And four");
    breaks("characters", BreakIterator.getCharacterInstance(Locale.US), "ae\u0301x");
    breaks("lines", BreakIterator.getLineInstance(Locale.US), "break me here-please now");
    CharacterIterator it = new StringCharacterIterator("chars", 1);
    StringBuilder out = new StringBuilder();
    for (char c = it.last(); c != CharacterIterator.DONE; c = it.previous()) out.append(c);
    System.out.println(out + " " + it.getBeginIndex() + it.getEndIndex() + " " + it.setIndex(2));
    try {
      it.setIndex(99);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    AttributedString attributed = new AttributedString("attributed text");
    attributed.addAttribute(java.text.AttributedCharacterIterator.Attribute.LANGUAGE, Locale.FRENCH, 0, 10);
    var chars = attributed.getIterator();
    System.out.println(chars.getRunLimit() + " " + chars.getAttributes().size() + " " + chars.getAttribute(java.text.AttributedCharacterIterator.Attribute.LANGUAGE));
    System.out.println(new Annotation("note").getValue());
  }
}
