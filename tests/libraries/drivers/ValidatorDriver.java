// jars: commons-validator.jar commons-digester.jar commons-logging.jar commons-beanutils.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.apache.commons.validator.GenericValidator;
import org.apache.commons.validator.routines.*;
import org.apache.commons.validator.routines.checkdigit.*;

/** commons-validator: formats, numbers, dates, check digits. */
public class ValidatorDriver {
  static void all(String name, java.util.function.Predicate<String> p, String... inputs) {
    StringBuilder out = new StringBuilder(name + ":");
    for (String s : inputs) out.append(' ').append(s).append('=').append(p.test(s));
    System.out.println(out);
  }

  public static void main(String[] args) throws Exception {
    all("email", EmailValidator.getInstance()::isValid, "a@b.com", "a.b+c@sub.example.org", "no-at", "a@b", "a@b..com", "\"quoted\"@x.org", "a@[127.0.0.1]", "ü@x.org");
    all("url", new UrlValidator(new String[] {"http", "https"})::isValid, "http://example.com/path?q=1#f", "ftp://example.com", "http://", "https://localhost", "http://1.2.3.4:80/", "http://example.com:99999");
    all("local url", new UrlValidator(UrlValidator.ALLOW_LOCAL_URLS + UrlValidator.ALLOW_ALL_SCHEMES)::isValid, "http://localhost/", "x://host/y");
    all("domain", DomainValidator.getInstance()::isValid, "example.com", "example.invalidtld", "-bad.com", "xn--bcher-kva.com", "a.b.c.org");
    all("inet", InetAddressValidator.getInstance()::isValid, "127.0.0.1", "256.1.1.1", "::1", "fe80::1%eth0", "1.2.3", "2001:db8::ff00:42:8329");
    all("isbn", ISBNValidator.getInstance()::isValid, "0-306-40615-2", "978-0-306-40615-7", "0306406153", "x");
    all("credit card", new CreditCardValidator(CreditCardValidator.VISA + CreditCardValidator.MASTERCARD)::isValid, "4111111111111111", "5500000000000004", "4111111111111112", "340000000000009");
    all("iban", IBANValidator.getInstance()::isValid, "DE89370400440532013000", "DE89370400440532013001", "GB82WEST12345698765432", "XX00");
    all("luhn", LuhnCheckDigit.LUHN_CHECK_DIGIT::isValid, "79927398713", "79927398710");
    all("ean", EAN13CheckDigit.EAN13_CHECK_DIGIT::isValid, "4006381333931", "4006381333932");
    all("verhoeff", VerhoeffCheckDigit.VERHOEFF_CHECK_DIGIT::isValid, "2363", "2364");
    System.out.println(LuhnCheckDigit.LUHN_CHECK_DIGIT.calculate("7992739871") + " " + ISBNValidator.getInstance().convertToISBN13("0306406152") + " " + ISSNValidator.getInstance().isValid("0378-5955") + " " + IBANCheckDigit.IBAN_CHECK_DIGIT.calculate("DE00370400440532013000"));
    try {
      LuhnCheckDigit.LUHN_CHECK_DIGIT.calculate("12a");
    } catch (CheckDigitException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(IntegerValidator.getInstance().validate("1,234", Locale.US) + " " + IntegerValidator.getInstance().validate("12.5", Locale.US) + " " + IntegerValidator.getInstance().isInRange(5, 1, 10) + " " + LongValidator.getInstance().validate("99999999999", Locale.US) + " " + DoubleValidator.getInstance().validate("1,234.5", Locale.US) + " " + BigDecimalValidator.getInstance().validate("12.345", "#.##", Locale.US) + " " + PercentValidator.getInstance().validate("12%", Locale.US) + " " + CurrencyValidator.getInstance().validate("$1,234.50", Locale.US));
    System.out.println(DateValidator.getInstance().validate("2020-02-30", "yyyy-MM-dd") + " " + DateValidator.getInstance().validate("2020-02-28", "yyyy-MM-dd", Locale.US, TimeZone.getTimeZone("UTC")).getTime() + " " + TimeValidator.getInstance().isValid("25:00", "HH:mm") + " " + CalendarValidator.getInstance().validate("01/02/2003", "dd/MM/yyyy").get(Calendar.MONTH));
    RegexValidator regex = new RegexValidator(new String[] {"^(\\d+)-(\\d+)$", "^([a-z]+)$"}, false);
    System.out.println(regex.isValid("12-34") + " " + Arrays.toString(regex.match("12-34")) + " " + regex.validate("ABC") + " " + regex.isValid("1-x"));
    System.out.println(GenericValidator.isInt("12") + " " + GenericValidator.isDate("2020-13-01", "yyyy-MM-dd", true) + " " + GenericValidator.minLength("abc", 4) + " " + GenericValidator.isInRange(5, 1, 3) + " " + GenericValidator.matchRegexp("abc", "^[a-c]+$") + " " + GenericValidator.isBlankOrNull(" ") + " " + new CodeValidator("^\\d{4}$", 4, new ModulusTen()).isValid("1234"));
  }

  static class ModulusTen extends ModulusCheckDigit {
    ModulusTen() { super(10); }
    @Override protected int weightedValue(int value, int left, int right) { return value * right; }
  }
}
