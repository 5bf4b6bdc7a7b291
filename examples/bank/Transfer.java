package bank;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of the order book such as "2024-03-01 ada -> bob 120.50". */
record Transfer(LocalDate day, String from, String to, BigDecimal amount) {
  private static final Pattern LINE =
      Pattern.compile("(\\S+)\\s+(\\w+)\\s*->\\s*(\\w+)\\s+(\\d+(?:\\.\\d{2})?)");

  static Transfer parse(String line) {
    Matcher matcher = LINE.matcher(line.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a transfer: \"" + line.strip() + '"');
    }
    return new Transfer(LocalDate.parse(matcher.group(1)), matcher.group(2), matcher.group(3),
        new BigDecimal(matcher.group(4)));
  }
}
