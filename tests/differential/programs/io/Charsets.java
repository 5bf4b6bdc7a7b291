// SPDX-License-Identifier: Apache-2.0
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.util.Arrays;

/** Encoding and decoding: round trips, malformed and unmappable input, coders step by step. */
public class Charsets {
  static String hex(byte[] bytes) {
    StringBuilder out = new StringBuilder();
    for (byte b : bytes) out.append(String.format("%02x", b));
    return out.toString();
  }

  static String codes(String s) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) out.append(Integer.toHexString(c)).append(' ');
    return out.toString().trim();
  }

  static byte[] bytes(int... values) {
    byte[] out = new byte[values.length];
    for (int i = 0; i < out.length; i++) out[i] = (byte) values[i];
    return out;
  }

  public static void main(String[] args) throws Exception {
    String text = "A\u00e9\u20ac\uD83D\uDE00\u0000z";
    for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1", "US-ASCII", "windows-1252", "IBM437"}) {
      Charset cs = Charset.forName(name);
      byte[] encoded = text.getBytes(cs);
      System.out.println(name + " " + hex(encoded) + " " + new String(encoded, cs).equals(text) + " " + cs.newEncoder().canEncode('\u20ac') + " " + cs.newEncoder().maxBytesPerChar());
    }
    byte[][] malformed = {bytes(0xC3), bytes(0xC3, 0x28), bytes(0xE2, 0x82), bytes(0xE2, 0x28, 0xA1), bytes(0xF0, 0x9F, 0x98), bytes(0xFF, 0x41), bytes(0xC0, 0x80), bytes(0xED, 0xA0, 0x80), bytes(0xF4, 0x90, 0x80, 0x80), bytes(0x80, 0xBF), bytes(0x41, 0xE2, 0x82, 0x41)};
    for (byte[] bad : malformed) {
      System.out.print(hex(bad) + " -> " + codes(new String(bad, StandardCharsets.UTF_8)));
      try {
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bad));
        System.out.println(" accepted");
      } catch (CharacterCodingException e) {
        System.out.println(" " + e.getMessage() + " " + e.getClass().getSimpleName());
      }
    }
    System.out.println(hex("a\uD800b".getBytes(StandardCharsets.UTF_8)) + " " + hex("\uDC00".getBytes(StandardCharsets.UTF_16BE)) + " " + hex("\u20ac\u00ff".getBytes(StandardCharsets.ISO_8859_1)));
    System.out.println(codes(new String(bytes(0xD8, 0x00, 0x00, 0x41), StandardCharsets.UTF_16)) + " | " + codes(new String(bytes(0xFF, 0xFE, 0x41, 0x00), StandardCharsets.UTF_16)) + " | " + codes(new String(bytes(0x41), StandardCharsets.UTF_16)));
    CharsetEncoder ascii = StandardCharsets.US_ASCII.newEncoder();
    try {
      ascii.encode(CharBuffer.wrap("ok\u00e9"));
    } catch (UnmappableCharacterException e) {
      System.out.println(e.getMessage());
    }
    ascii.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(bytes('#'));
    System.out.println(new String(ascii.encode(CharBuffer.wrap("a\u00e9b")).array(), 0, 3, StandardCharsets.US_ASCII));
    ascii.reset();
    ascii.onUnmappableCharacter(CodingErrorAction.IGNORE);
    System.out.println(ascii.encode(CharBuffer.wrap("a\u00e9b")).remaining());
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?");
    CharBuffer out = CharBuffer.allocate(3);
    ByteBuffer in = ByteBuffer.wrap("h\u00e9llo\u20ac".getBytes(StandardCharsets.UTF_8));
    CoderResult result = decoder.decode(in, out, false);
    System.out.println(result + " " + in.position() + " " + out.flip());
    out.clear();
    result = decoder.decode(in, out, true);
    System.out.println(result + " " + out.flip() + " " + decoder.flush(CharBuffer.allocate(1)));
    ByteBuffer half = ByteBuffer.wrap(bytes(0xE2, 0x82));
    decoder.reset();
    System.out.println(decoder.decode(half, CharBuffer.allocate(4), false) + " " + half.remaining());
    System.out.println(Charset.forName("utf8") + " " + Charset.forName("latin1") + " " + Charset.isSupported("UTF-7") + " " + new java.util.TreeSet<>(StandardCharsets.UTF_8.aliases()) + " " + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII) + " " + Charset.defaultCharset());
    for (String bad : new String[] {"no-such", "bad name!", ""}) {
      try {
        Charset.forName(bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    try {
      "x".getBytes("bogus");
    } catch (java.io.UnsupportedEncodingException e) {
      System.out.println(e.getMessage());
    }
    StringBuilder big = new StringBuilder();
    for (int cp = 0; cp < 0x11000; cp += 7) if (cp < 0xD800 || cp > 0xDFFF) big.appendCodePoint(cp);
    byte[] utf8 = big.toString().getBytes(StandardCharsets.UTF_8);
    System.out.println(utf8.length + " " + Arrays.hashCode(utf8) + " " + new String(utf8, StandardCharsets.UTF_8).equals(big.toString()) + " " + Arrays.hashCode(big.toString().getBytes(StandardCharsets.UTF_16LE)));
    System.out.println(new String(bytes(65, 66, 67, 68), 1, 2, "UTF-8") + new String(bytes(0xE9), "ISO-8859-1") + " " + StandardCharsets.UTF_8.encode("buffer").remaining() + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(bytes(0x41))));
  }
}
