// SPDX-License-Identifier: Apache-2.0
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.*;

/** HMAC, AES and PBKDF2 with fixed keys: known answers only. */
public class CryptoBasics {
  static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }

  public static void main(String[] args) throws Exception {
    for (String algorithm : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
      Mac mac = Mac.getInstance(algorithm);
      mac.init(new SecretKeySpec("key".getBytes(), algorithm));
      System.out.println(algorithm + " " + mac.getMacLength() + " " + hex(mac.doFinal("The quick brown fox jumps over the lazy dog".getBytes())));
      mac.update((byte) 1);
      mac.reset();
      System.out.println(hex(mac.doFinal()));
    }
    SecretKeySpec key = new SecretKeySpec(HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"), "AES");
    Cipher ecb = Cipher.getInstance("AES/ECB/NoPadding");
    ecb.init(Cipher.ENCRYPT_MODE, key);
    byte[] block = ecb.doFinal(HexFormat.of().parseHex("00112233445566778899aabbccddeeff"));
    System.out.println(hex(block));
    ecb.init(Cipher.DECRYPT_MODE, key);
    System.out.println(hex(ecb.doFinal(block)) + " " + ecb.getBlockSize() + " " + ecb.getAlgorithm());
    Cipher cbc = Cipher.getInstance("AES/CBC/PKCS5Padding");
    IvParameterSpec iv = new IvParameterSpec(new byte[16]);
    cbc.init(Cipher.ENCRYPT_MODE, key, iv);
    byte[] sealed = cbc.doFinal("a message of no special length".getBytes());
    System.out.println(hex(sealed));
    cbc.init(Cipher.DECRYPT_MODE, key, iv);
    System.out.println(new String(cbc.doFinal(sealed)));
    Cipher ctr = Cipher.getInstance("AES/CTR/NoPadding");
    ctr.init(Cipher.ENCRYPT_MODE, key, iv);
    System.out.println(hex(ctr.update("stream".getBytes())) + hex(ctr.doFinal("ed".getBytes())));
    Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding");
    gcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
    gcm.updateAAD("header".getBytes());
    byte[] tagged = gcm.doFinal("authenticated".getBytes());
    System.out.println(hex(tagged));
    tagged[0] ^= 1;
    gcm.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
    try {
      gcm.doFinal(tagged);
    } catch (javax.crypto.AEADBadTagException e) {
      System.out.println("tag mismatch");
    }
    try {
      ecb.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5], "AES"));
    } catch (InvalidKeyException e) {
      System.out.println(e.getMessage());
    }
    try {
      ecb.init(Cipher.ENCRYPT_MODE, key);
      ecb.doFinal(new byte[7]);
    } catch (javax.crypto.IllegalBlockSizeException e) {
      System.out.println(e.getMessage());
    }
    try {
      Cipher.getInstance("Nope/ECB/NoPadding");
    } catch (NoSuchAlgorithmException e) {
      System.out.println(e.getMessage());
    }
    SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
    System.out.println(hex(factory.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(StandardCharsets.UTF_8), 20, 128)).getEncoded()));
    KeyFactory rsa = KeyFactory.getInstance("RSA");
    PublicKey publicKey = rsa.generatePublic(new java.security.spec.RSAPublicKeySpec(BigInteger.TWO.pow(1023).add(BigInteger.valueOf(1155)), BigInteger.valueOf(65537)));
    System.out.println(publicKey.getAlgorithm() + " " + publicKey.getFormat() + " " + hex(publicKey.getEncoded()));
    SecureRandom random = new SecureRandom();
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    System.out.println(bytes.length + " " + (random.nextInt(5) < 5));
  }
}
