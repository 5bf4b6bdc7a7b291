// SPDX-License-Identifier: Apache-2.0
import java.util.Locale;

/** The default locale as java derives it from its environment and properties. */
public class DefaultLocales {
  public static void main(String[] args) {
    System.out.println(Locale.getDefault() + " " + Locale.getDefault(Locale.Category.DISPLAY) + " " + Locale.getDefault(Locale.Category.FORMAT));
    for (String key : new String[] {"user.language", "user.country", "user.script", "user.variant", "user.language.format", "user.country.display", "user.region"})
      System.out.println(key + " " + System.getProperty(key));
  }
}
