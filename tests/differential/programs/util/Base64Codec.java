// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** Base64 in its three forms, streams, padding failures; HexFormat. */
public class Base64Codec {
  static void decode(String name, Base64.Decoder decoder, String text) {
    try {
      System.out.println(name + " " + text.replace("\r\n", "|") + " -> " + Arrays.toString(decoder.decode(text)));
    } catch (IllegalArgumentException e) {
      System.out.println(name + " " + text + " -> " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00ff\u00fe\u00fd?>"}) {
      byte[] bytes = s.getBytes(StandardCharsets.ISO_8859_1);
      String basic = Base64.getEncoder().encodeToString(bytes);
      System.out.println(s + " " + basic + " " + Base64.getUrlEncoder().encodeToString(bytes) + " " + Base64.getEncoder().withoutPadding().encodeToString(bytes) + " " + Arrays.equals(Base64.getDecoder().decode(basic), bytes));
    }
    byte[] big = new byte[200];
    for (int i = 0; i < big.length; i++) big[i] = (byte) (i * 37);
    String mime = Base64.getMimeEncoder().encodeToString(big);
    System.out.println(mime);
    System.out.println(Base64.getMimeEncoder(20, new byte[] {'\n'}).encodeToString(Arrays.copyOf(big, 50)));
    System.out.println(Arrays.equals(Base64.getMimeDecoder().decode(mime), big));
    decode("basic", Base64.getDecoder(), "Zm9v");
    decode("basic", Base64.getDecoder(), "Zm8=");
    decode("basic", Base64.getDecoder(), "Zm8");
    decode("basic", Base64.getDecoder(), "Zg");
    decode("basic", Base64.getDecoder(), "Z");
    decode("basic", Base64.getDecoder(), "Zm9v!");
    decode("basic", Base64.getDecoder(), "Zg=");
    decode("basic", Base64.getDecoder(), "Zg==x");
    decode("basic", Base64.getDecoder(), "=");
    decode("basic", Base64.getDecoder(), "-_8=");
    decode("url", Base64.getUrlDecoder(), "-_8=");
    decode("url", Base64.getUrlDecoder(), "+/8=");
    decode("mime", Base64.getMimeDecoder(), "Zm\r\n9v ??");
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    try (OutputStream out = Base64.getEncoder().wrap(target)) {
      out.write("streamed".getBytes());
      out.write('!');
    }
    System.out.println(target + " " + new String(Base64.getDecoder().wrap(new ByteArrayInputStream(target.toByteArray())).readAllBytes()));
    byte[] destination = new byte[8];
    System.out.println(Base64.getEncoder().encode("abc".getBytes(), destination) + " " + new String(destination).trim() + " " + new String(Base64.getEncoder().encode(java.nio.ByteBuffer.wrap("xy".getBytes())).array()));
    try {
      Base64.getEncoder().encode(big, new byte[3]);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    HexFormat hex = HexFormat.of();
    System.out.println(hex.formatHex(new byte[] {0, 15, -1, 127}) + " " + Arrays.toString(hex.parseHex("00ffA0")) + " " + HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x").formatHex(new byte[] {10, -16}) + " " + HexFormat.fromHexDigits("7fff") + " " + hex.toHexDigits((short) 0xABC) + " " + HexFormat.isHexDigit('g'));
    for (String bad : new String[] {"abc", "zz"}) {
      try {
        hex.parseHex(bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
