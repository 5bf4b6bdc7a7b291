// SPDX-License-Identifier: Apache-2.0

/** Parsing and printing of numbers, with the texts of their failures. */
public class ParseNumbers {
  interface Parser { Object parse(String s); }

  static void all(String name, Parser parser, String... inputs) {
    for (String input : inputs) {
      try {
        System.out.println(name + " " + input + " -> " + parser.parse(input));
      } catch (RuntimeException e) {
        System.out.println(name + " " + input + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
  }

  public static void main(String[] args) {
    all("int", Integer::parseInt, "0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "+", "1 ", " 1", "1.0", "0x10", "\u0663", "1_000");
    all("hex", s -> Integer.parseInt(s, 16), "ff", "FF", "-7f", "80000000", "g", "7fffffff");
    all("base36", s -> Long.parseLong(s, 36), "zz", "-1y2p0ij32e8e8", "1y2p0ij32e8e8");
    all("radix", s -> Integer.parseInt(s, 99), "1");
    all("long", Long::parseLong, "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1L", "abc");
    all("byte", Byte::parseByte, "127", "128", "-128", "-129");
    all("short", Short::parseShort, "32767", "32768");
    all("decode", Integer::decode, "0x1F", "#ff", "010", "-0x10", "0", "-", "09", "0xFFFFFFFF");
    all("decode long", Long::decode, "0x7fffffffffffffff", "-010");
    all("unsigned", s -> Integer.parseUnsignedInt(s), "4294967295", "4294967296", "-1");
    all("unsigned long", s -> Long.parseUnsignedLong(s, 16), "ffffffffffffffff", "10000000000000000");
    all("double", Double::parseDouble, "1", "1.", ".5", "-0", "1e3", "1E-3", "1e400", "-1e400", "1e-400", "NaN", "-Infinity", "Infinity", "infinity",
        "0x1p3", "0x1.8p-1", "1d", "1f", "1D", "1L", "", " 2.5 ", "1e", "e1", ".", "1,5", "+.5e+1", "4.9e-324", "2.4703282292062327e-324", "1.7976931348623159e308",
        "2.2250738585072012e-308", "9007199254740993", "0.1000000000000000055511151231257827021181583404541015625", "123456789012345678901234567890");
    all("float", Float::parseFloat, "3.4028236e38", "3.4028235e38", "1.4e-45", "7e-46", "16777217", "0.1", "1e-50", "x");
    all("boolean", Boolean::parseBoolean, "true", "TRUE", "yes", "1");
    double[] printed = {0.001, 0.0001, 1e7, 9999999.0, 1e21, 123456.789, 1.0E-5, 2e-3, 1.0 / 3, 2.0 / 3, 100, 1e23, 8.41e21, 2.0e-3, 4.35, 5e-324, 9.007199254740992E15};
    for (double d : printed) System.out.println(d + " " + (float) d + " " + Double.toHexString(d));
    int[] ints = {0, 9, 10, 99, 100, -1, -10, 999999999, 1000000000, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int i : ints) System.out.println(i + " " + Integer.toString(i, 2) + " " + Integer.toString(i, 16) + " " + Integer.toHexString(i) + " " + Integer.toString(i, 99));
    long[] longs = {0, -1, 10, 123456789012L, Long.MAX_VALUE, Long.MIN_VALUE};
    for (long l : longs) System.out.println(l + " " + Long.toString(l, 36) + " " + Long.toOctalString(l) + " " + Long.toUnsignedString(l));
    System.out.println(Integer.valueOf("12") + Long.valueOf("34") + Double.valueOf("5.5") + Short.valueOf("6") + Byte.valueOf("7"));
    System.out.println(Integer.getInteger("no.such.property", 42) + " " + Boolean.getBoolean("no.such"));
    System.out.println(Double.MIN_NORMAL + " " + Float.MIN_NORMAL + " " + Double.SIZE + Float.BYTES + Character.MAX_RADIX);
    System.out.println(Float.intBitsToFloat(0x7F800001) + " " + Double.longBitsToDouble(0x8000000000000000L) + " " + Integer.toHexString(Float.floatToRawIntBits(-0f)));
  }
}
