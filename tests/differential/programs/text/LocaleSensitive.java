// SPDX-License-Identifier: Apache-2.0
import java.util.Currency;
import java.util.Locale;

/** Locale objects, locale-sensitive case mapping, currencies, and names of languages and countries. */
public class LocaleSensitive {
  public static void main(String[] args) {
    Locale turkish = Locale.forLanguageTag("tr");
    System.out.println("title".toUpperCase(turkish) + " " + "TITLE".toLowerCase(turkish) + " " + "title".toUpperCase(Locale.ROOT));
    System.out.println("I\u0307".toLowerCase(Locale.forLanguageTag("lt")).length() + " " + "\u00cc".toLowerCase(Locale.forLanguageTag("lt")).length());
    System.out.println("\u00df\ufb00".toUpperCase(Locale.GERMAN) + " " + "\u03a3\u0391\u03a3".toLowerCase(Locale.ROOT));
    Locale[] locales = {Locale.US, Locale.GERMANY, Locale.JAPAN, Locale.ROOT, Locale.CHINA, Locale.forLanguageTag("sr-Latn-RS"), Locale.forLanguageTag("de-CH-1996"), Locale.forLanguageTag("en-u-ca-buddhist")};
    for (Locale l : locales) {
      System.out.println(l + " | " + l.toLanguageTag() + " | " + l.getLanguage() + "|" + l.getCountry() + "|" + l.getScript() + "|" + l.getVariant() + " | " + l.hashCode());
      System.out.println(l.getDisplayName(Locale.US) + " | " + l.getDisplayLanguage(Locale.US) + " | " + l.getDisplayCountry(Locale.US));
    }
    System.out.println(Locale.forLanguageTag("en-US").equals(Locale.US) + " " + (Locale.forLanguageTag("en-US") == Locale.US) + " " + Locale.forLanguageTag("not a tag!").toLanguageTag());
    System.out.println(Locale.US.getISO3Country() + " " + Locale.GERMAN.getISO3Language() + " " + Locale.FRANCE.getDisplayCountry(Locale.FRANCE));
    System.out.println(new Locale.Builder().setLanguage("pt").setRegion("BR").build() + " " + Locale.getISOCountries().length / 10 + " " + Locale.getDefault());
    try {
      new Locale.Builder().setLanguage("toolonglanguage");
    } catch (java.util.IllformedLocaleException e) {
      System.out.println(e.getMessage());
    }
    try {
      new Locale("xx", "QQ").getISO3Language();
    } catch (java.util.MissingResourceException e) {
      System.out.println(e.getMessage());
    }
    for (String code : new String[] {"USD", "EUR", "JPY", "KWD", "XXX", "QQQ"}) {
      try {
        Currency c = Currency.getInstance(code);
        System.out.println(c + " " + c.getDefaultFractionDigits() + " " + c.getNumericCodeAsString() + " " + c.getSymbol(Locale.US) + " " + c.getDisplayName(Locale.US));
      } catch (IllegalArgumentException e) {
        System.out.println("no currency " + code);
      }
    }
    System.out.println(Currency.getInstance(Locale.UK) + " " + Currency.getInstance(Locale.US).getSymbol(Locale.US));
    System.out.println(Locale.lookup(Locale.LanguageRange.parse("de-AT,en;q=0.5"), java.util.List.of(Locale.ENGLISH, Locale.GERMAN)));
    System.out.println(Locale.filter(Locale.LanguageRange.parse("en"), java.util.List.of(Locale.US, Locale.UK, Locale.FRANCE)));
    for (String s : new String[] {"i", "I", "\u0131", "\u0130"}) {
      System.out.println(Integer.toHexString(s.charAt(0)) + " " + Integer.toHexString(s.toUpperCase(turkish).charAt(0)) + " " + Integer.toHexString(s.toLowerCase(turkish).charAt(0)) + " " + s.equalsIgnoreCase("i"));
    }
  }
}
