// jars: commons-lang3.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.apache.commons.lang3.math.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.text.translate.*;
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.tuple.*;

/** commons-lang3: strings, arrays, builders, reflection, numbers, time. */
public class Lang3Driver {
  public static class Bean implements Comparable<Bean> {
    public int number = 5;
    private String text = "t";
    private int[] array = {1, 2};
    @Override public boolean equals(Object o) { return EqualsBuilder.reflectionEquals(this, o); }
    @Override public int hashCode() { return new HashCodeBuilder(17, 37).append(number).append(text).append(array).toHashCode(); }
    @Override public String toString() { return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE).append("number", number).append("text", text).append("array", array).toString(); }
    @Override public int compareTo(Bean o) { return new CompareToBuilder().append(number, o.number).append(text, o.text).toComparison(); }
    public String join(String a, int b) { return a + b; }
    private int hidden() { return 42; }
  }

  enum Color { RED, GREEN }

  public static void main(String[] args) throws Exception {
    System.out.println(StringUtils.reverse("abc") + StringUtils.capitalize("word") + StringUtils.abbreviate("a long sentence", 10) + StringUtils.leftPad("7", 3, '0') + StringUtils.center("x", 5, '*') + StringUtils.substringBetween("[a][b]", "[", "]") + Arrays.toString(StringUtils.substringsBetween("[a][b]", "[", "]")));
    System.out.println(StringUtils.isBlank(" ") + " " + StringUtils.countMatches("abab", "ab") + " " + StringUtils.difference("abcde", "abxyz") + " " + StringUtils.getCommonPrefix("interview", "internet") + " " + StringUtils.swapCase("aB") + " " + StringUtils.isNumeric("12a") + " " + StringUtils.join(new int[] {1, 2, 3}, ',') + " " + StringUtils.rotate("abcd", 1) + " " + StringUtils.getLevenshteinDistance("ab", "ba") + " " + StringUtils.normalizeSpace(" a  b ") + " " + StringUtils.stripAccents("\u00e9\u00fc") + " " + StringUtils.wrap("x", '"') + " " + StringUtils.overlay("abcdef", "ZZ", 2, 4));
    System.out.println(Arrays.toString(ArrayUtils.addAll(new int[] {1}, 2, 3)) + ArrayUtils.indexOf(new int[] {5, 6}, 6) + Arrays.toString(ArrayUtils.toObject(new int[] {1})) + ArrayUtils.contains(new String[] {"a"}, "a") + Arrays.toString(ArrayUtils.removeElement(new char[] {'a', 'b'}, 'a')) + ArrayUtils.toString(new int[][] {{1}, {2}}) + ArrayUtils.isSorted(new int[] {1, 2, 1}));
    Bean a = new Bean(), b = new Bean();
    b.number = 6;
    System.out.println(a + " " + a.equals(new Bean()) + " " + a.equals(b) + " " + a.hashCode() + " " + a.compareTo(b) + " " + ToStringBuilder.reflectionToString(a, ToStringStyle.NO_CLASS_NAME_STYLE) + " " + new ToStringBuilder(a, ToStringStyle.JSON_STYLE).append("k", 1).toString());
    System.out.println(NumberUtils.toInt("x", -1) + " " + NumberUtils.isCreatable("0x1F") + " " + NumberUtils.createNumber("12.5").getClass().getSimpleName() + " " + NumberUtils.max(3, 9, 4) + " " + Fraction.getFraction(6, 8).reduce().add(Fraction.ONE_HALF) + " " + IEEE754rUtils.min(1.0, Double.NaN));
    MutableInt m = new MutableInt(5);
    m.add(3);
    m.increment();
    Pair<String, Integer> p = Pair.of("k", 1);
    System.out.println(m + " " + p + " " + p.getLeft() + " " + Triple.of(1, 2, 3) + " " + p.compareTo(Pair.of("k", 2)) + " " + Range.between(1, 10).contains(5) + " " + Range.between(1, 10).intersectionWith(Range.between(5, 20)) + " " + CharSet.getInstance("a-f").contains('c'));
    System.out.println(MethodUtils.invokeMethod(a, "join", "x", 3) + " " + FieldUtils.readField(a, "text", true) + " " + MethodUtils.invokeMethod(a, true, "hidden") + " " + ClassUtils.getShortClassName(Map.Entry.class) + " " + ClassUtils.getAllInterfaces(ArrayList.class).size() + " " + ConstructorUtils.invokeConstructor(StringBuilder.class, "built") + " " + ClassUtils.primitiveToWrapper(int.class) + " " + TypeUtils.toString(ArrayList.class.getGenericSuperclass()));
    System.out.println(EnumUtils.isValidEnum(Color.class, "RED") + " " + EnumUtils.getEnumList(Color.class) + " " + BooleanUtils.toBoolean("yes") + " " + BooleanUtils.xor(new boolean[] {true, true, true}) + " " + CharUtils.unicodeEscaped('\u00e9') + " " + ObjectUtils.firstNonNull(null, "x") + " " + ObjectUtils.median(3, 1, 2) + " " + LocaleUtils.toLocale("de_CH") + " " + CharSetUtils.squeeze("hello", "l"));
    System.out.println(DurationFormatUtils.formatDuration(3661000, "H:mm:ss") + " " + DurationFormatUtils.formatDurationWords(90000, true, true) + " " + DateFormatUtils.formatUTC(0L, "yyyy-MM-dd'T'HH:mm") + " " + DateUtils.addDays(new Date(0), 1).getTime() + " " + FastDateFormat.getInstance("EEE d MMM yyyy", TimeZone.getTimeZone("UTC"), Locale.US).format(new Date(0)) + " " + DateUtils.parseDate("2020-02-03", "yyyy-MM-dd").getTime() + " " + DateUtils.truncate(new Date(90000000L), Calendar.DATE).getTime());
    System.out.println(ExceptionUtils.getRootCauseMessage(new RuntimeException("a", new IllegalStateException("root"))) + " " + ExceptionUtils.indexOfType(new RuntimeException(new Error()), Error.class) + " " + StringEscapeUtils.escapeHtml4("<&>") + " " + Conversion.intToHexDigit(11) + " " + BitField.class.getSimpleName() + new BitField(0xF0).getValue(0xAB));
    StringBuilder checks = new StringBuilder();
    for (Runnable r : new Runnable[] {() -> Validate.isTrue(false, "value %d", 5), () -> Validate.notEmpty(""), () -> Validate.inclusiveBetween(1, 5, 9), () -> Validate.noNullElements(new Object[] {1, null})}) {
      try {
        r.run();
      } catch (RuntimeException e) {
        checks.append(e.getClass().getSimpleName()).append(':').append(e.getMessage()).append("; ");
      }
    }
    System.out.println(checks);
    System.out.println(SerializationUtils.clone(new ArrayList<>(List.of(1, 2))) + " " + new DiffBuilder<>("l", "r", ToStringStyle.DEFAULT_STYLE).append("f", 1, 2).build().getNumberOfDiffs() + " " + RandomStringUtils.random(5, 0, 0, true, true, null, new Random(5)));
  }
}
