// SPDX-License-Identifier: Apache-2.0
package states;

/** Static state that tests change and others rely on. */
class Converters {
  interface Converter {
    String convert(String text);
  }

  static String mark = "!";
  private static Converter converter = text -> text + mark;

  static void setConverter(Converter to) {
    converter = to;
  }

  static Converter getConverter() {
    return converter;
  }

  static String apply(String text) {
    if (text == null) return mark;
    return text.isEmpty() ? "" : converter.convert(text);
  }
}
