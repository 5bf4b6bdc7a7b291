// jars: commons-codec.jar
// SPDX-License-Identifier: Apache-2.0
import org.apache.commons.codec.binary.*;
import org.apache.commons.codec.digest.*;
import org.apache.commons.codec.language.*;
import org.apache.commons.codec.net.*;
import java.util.Arrays;

/** commons-codec: encodings, digests, phonetics. */
public class CodecDriver {
  public static void main(String[] args) throws Exception {
    byte[] data = "Hello, \u00e9\u20ac world".getBytes("UTF-8");
    System.out.println(Hex.encodeHexString(data) + " " + new String(Hex.decodeHex("48656c6c6f")));
    System.out.println(Base64.encodeBase64String(data) + " " + Base64.encodeBase64URLSafeString(new byte[] {-1, -2, -3}) + " " + new String(Base64.decodeBase64("SGVsbG8=")));
    System.out.println(new Base32().encodeToString(data) + " " + new String(new Base32().decode("NBSWY3DP")) + " " + Base64.isBase64("not base64!"));
    System.out.println(DigestUtils.md5Hex("text") + " " + DigestUtils.sha256Hex(data));
    System.out.println(new HmacUtils(HmacAlgorithms.HMAC_SHA_256, "key").hmacHex("message"));
    System.out.println(MurmurHash3.hash32x86(data) + " " + Arrays.toString(MurmurHash3.hash128x64(data)) + " " + XXHash32Of(data));
    Soundex soundex = new Soundex();
    for (String s : new String[] {"Robert", "Rupert", "Tymczak", "Honeyman"}) System.out.print(soundex.encode(s) + " " + new RefinedSoundex().encode(s) + " " + new Metaphone().encode(s) + " " + new DoubleMetaphone().doubleMetaphone(s) + " " + new ColognePhonetic().encode(s) + " " + new Nysiis().encode(s) + " " + new Caverphone2().encode(s) + "; ");
    System.out.println(soundex.difference("Smith", "Smythe") + " " + new MatchRatingApproachEncoder().isEncodeEquals("Burns", "Bourne"));
    System.out.println(new URLCodec().encode("a b&c=\u00e9") + " " + new URLCodec().decode("a+b%26"));
    System.out.println(new QuotedPrintableCodec().encode("caf\u00e9=\n") + " " + new BCodec().encode("\u00e9t\u00e9") + " " + new QCodec().decode("=?UTF-8?Q?=C3=A9?="));
    System.out.println(BinaryCodec.toAsciiString(new byte[] {5, 1}) + " " + StringUtils.newStringUtf8(data).length() + " " + Crypt.crypt("secret", "ab") + " " + Md5Crypt.md5Crypt("secret".getBytes(), "$1$salt"));
    System.out.println(Sha2Crypt.sha256Crypt("pw".getBytes(), "$5$salt").length() + " " + new PureJavaCrc32Wrapper().value(data));
    try {
      Hex.decodeHex("xyz");
    } catch (org.apache.commons.codec.DecoderException e) {
      System.out.println(e.getMessage());
    }
    try {
      soundex.encode((Object) 5);
    } catch (org.apache.commons.codec.EncoderException e) {
      System.out.println(e.getMessage());
    }
  }

  static long XXHash32Of(byte[] data) {
    XXHash32 hash = new XXHash32();
    hash.update(data, 0, data.length);
    return hash.getValue();
  }

  static class PureJavaCrc32Wrapper {
    long value(byte[] data) {
      PureJavaCrc32 crc = new PureJavaCrc32();
      crc.update(data, 0, data.length);
      return crc.getValue();
    }
  }
}
