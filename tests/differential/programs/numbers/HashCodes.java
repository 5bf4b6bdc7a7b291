// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Hash codes the specification fixes exactly. */
public class HashCodes {
  record Pair(int a, String b) { }

  static void show(String name, int hash) { System.out.println(name + " " + hash); }

  public static void main(String[] args) {
    for (String s : new String[] {"", "a", "abc", "hello world", "\u00e9\u20ac", "\uD83D\uDE00", "The quick brown fox jumps over the lazy dog"}) show("string " + s, s.hashCode());
    show("int", Integer.valueOf(-7).hashCode());
    show("long", Long.valueOf(0x123456789ABCDEFL).hashCode());
    show("double", Double.valueOf(3.14).hashCode());
    show("double nan", Double.valueOf(Double.NaN).hashCode());
    show("double zero", Double.valueOf(-0.0).hashCode());
    show("float", Float.valueOf(3.14f).hashCode());
    show("char", Character.valueOf('z').hashCode());
    show("boolean", Boolean.TRUE.hashCode() + 2 * Boolean.FALSE.hashCode());
    show("byte", Byte.valueOf((byte) -2).hashCode());
    show("short", Short.valueOf((short) -300).hashCode());
    show("Objects.hash", Objects.hash(1, 2L, 3.0, "four", '5', null, true));
    show("Objects.hash empty", Objects.hash());
    show("Arrays ints", Arrays.hashCode(new int[] {1, -2, 3}));
    show("Arrays longs", Arrays.hashCode(new long[] {1L << 40, 2}));
    show("Arrays bytes", Arrays.hashCode(new byte[] {1, -1}));
    show("Arrays chars", Arrays.hashCode(new char[] {'x', 'y'}));
    show("Arrays shorts", Arrays.hashCode(new short[] {1, 2}));
    show("Arrays doubles", Arrays.hashCode(new double[] {0.5, -0.0}));
    show("Arrays floats", Arrays.hashCode(new float[] {0.5f}));
    show("Arrays booleans", Arrays.hashCode(new boolean[] {true, false}));
    show("Arrays objects", Arrays.hashCode(new Object[] {"a", null, 1}));
    show("Arrays deep", Arrays.deepHashCode(new Object[] {new int[] {1}, new Object[] {"x", new long[] {5}}}));
    show("Arrays null", Arrays.hashCode((int[]) null));
    show("list", List.of(1, 2, 3).hashCode());
    show("nested list", List.of(List.of("a"), List.of()).hashCode());
    show("ArrayList", new ArrayList<>(Arrays.asList(null, "x")).hashCode());
    show("LinkedList", new LinkedList<>(List.of(3, 2, 1)).hashCode());
    show("set", new HashSet<>(List.of(10, 20, 30)).hashCode());
    show("Set.of", Set.of("p", "q").hashCode());
    show("map", new HashMap<>(Map.of("k", 1, "l", 2)).hashCode());
    show("TreeMap", new TreeMap<>(Map.of(1, "one", 2, "two")).hashCode());
    show("entry", Map.entry("key", "value").hashCode());
    show("optional", Optional.of("x").hashCode() + Optional.empty().hashCode());
    show("record", new Pair(5, "five").hashCode());
    show("record null", new Pair(0, null).hashCode());
    show("BitSet", BitSet.valueOf(new long[] {0xF0F0, 3}).hashCode());
    show("UUID", new UUID(123, 456).hashCode());
    show("Locale", Locale.US.hashCode());
    show("Date", new Date(1234567890123L).hashCode());
    show("URI", java.net.URI.create("http://example.invalid/a?b#c").hashCode());
    show("LocalDate", java.time.LocalDate.of(2020, 2, 2).hashCode());
    show("Duration", java.time.Duration.ofMinutes(5).hashCode());
    show("BigInteger", new java.math.BigInteger("123456789123456789123456789").hashCode());
    show("BigDecimal", new java.math.BigDecimal("1.50").hashCode());
    show("Path", java.nio.file.Path.of("/a/b").hashCode());
    show("ByteBuffer", java.nio.ByteBuffer.wrap(new byte[] {1, 2, 3}).hashCode());
    show("CharBuffer", java.nio.CharBuffer.wrap("chars").hashCode());
    show("Collections", Collections.nCopies(3, "n").hashCode() + Collections.singleton("s").hashCode());
    show("StringBuilder via string", new StringBuilder("sb").toString().hashCode());
    show("List identity", Arrays.asList(1, 2).equals(List.of(1, 2)) ? 1 : 0);
    show("file", new java.io.File("/tmp/x").hashCode());
    show("Charset", java.nio.charset.StandardCharsets.UTF_8.hashCode());
    show("MethodType", "()V".hashCode());
  }
}
