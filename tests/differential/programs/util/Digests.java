// SPDX-License-Identifier: Apache-2.0
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** MessageDigest: known answers, updates in pieces, clones, resets, unknown names. */
public class Digests {
  static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }

  public static void main(String[] args) throws Exception {
    String[] inputs = {"", "a", "abc", "message digest", "abcdefghijklmnopqrstuvwxyz", "1234567890".repeat(8), "x".repeat(1000)};
    for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "MD2"}) {
      MessageDigest digest = MessageDigest.getInstance(algorithm);
      System.out.println(algorithm + " " + digest.getDigestLength() + " " + digest.getAlgorithm());
      for (String input : inputs) System.out.println("  " + hex(digest.digest(input.getBytes(StandardCharsets.UTF_8))));
    }
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    for (int i = 0; i < 300; i++) sha.update((byte) i);
    MessageDigest clone = (MessageDigest) sha.clone();
    sha.update("more".getBytes());
    System.out.println(hex(sha.digest()) + "\n" + hex(clone.digest()));
    byte[] block = new byte[200];
    sha.update(block, 10, 100);
    sha.update(java.nio.ByteBuffer.wrap(block, 0, 50));
    System.out.println(hex(sha.digest()));
    sha.update("discarded".getBytes());
    sha.reset();
    System.out.println(hex(sha.digest()).substring(0, 16) + " " + MessageDigest.isEqual(new byte[] {1, 2}, new byte[] {1, 2}) + " " + MessageDigest.isEqual(new byte[] {1}, new byte[] {1, 2}));
    try {
      MessageDigest.getInstance("SHA-999");
    } catch (NoSuchAlgorithmException e) {
      System.out.println(e.getMessage());
    }
    try {
      sha.update(block, 150, 100);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    DigestInputStream in = new DigestInputStream(new java.io.ByteArrayInputStream("stream".getBytes()), MessageDigest.getInstance("MD5"));
    in.readAllBytes();
    System.out.println(hex(in.getMessageDigest().digest()));
    int hash = 0;
    MessageDigest md5 = MessageDigest.getInstance("MD5");
    byte[] chain = "seed".getBytes();
    for (int i = 0; i < 50; i++) chain = md5.digest(chain);
    for (byte b : chain) hash = hash * 31 + b;
    System.out.println(hash);
  }
}
