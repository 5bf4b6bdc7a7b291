// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.*;

/** Deflater, Inflater, GZIP, zip files in memory, CRC32 and Adler32. */
public class Compression {
  static byte[] deflate(byte[] data, int level, boolean nowrap, int strategy) {
    Deflater d = new Deflater(level, nowrap);
    d.setStrategy(strategy);
    d.setInput(data);
    d.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[64];
    while (!d.finished()) out.write(buffer, 0, d.deflate(buffer));
    System.out.println("level " + level + " in " + d.getTotalIn() + " out " + (d.getTotalOut() > 0) + " adler " + d.getAdler());
    d.end();
    return out.toByteArray();
  }

  static byte[] inflate(byte[] data, boolean nowrap) throws DataFormatException {
    Inflater i = new Inflater(nowrap);
    i.setInput(data);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[50];
    while (!i.finished()) {
      int n = i.inflate(buffer);
      if (n == 0 && i.needsInput()) break;
      out.write(buffer, 0, n);
    }
    System.out.println("inflated " + i.getTotalOut() + " finished " + i.finished() + " remaining " + i.getRemaining());
    i.end();
    return out.toByteArray();
  }

  public static void main(String[] args) throws Exception {
    byte[] text = "the quick brown fox jumps over the lazy dog. ".repeat(40).getBytes();
    byte[] noise = new byte[500];
    new java.util.Random(1).nextBytes(noise);
    for (byte[] data : new byte[][] {text, noise, {}}) {
      for (int level : new int[] {0, 1, 6, 9}) System.out.println(Arrays.equals(inflate(deflate(data, level, level == 1, Deflater.DEFAULT_STRATEGY), level == 1), data));
    }
    System.out.println(Arrays.equals(inflate(deflate(text, 9, false, Deflater.HUFFMAN_ONLY), false), text));
    byte[] compressed = deflate(text, 9, false, Deflater.DEFAULT_STRATEGY);
    System.out.println(compressed.length < text.length / 5);
    byte[] broken = compressed.clone();
    broken[0] = 0;
    try {
      inflate(broken, false);
    } catch (DataFormatException e) {
      System.out.println(e.getMessage());
    }
    Inflater truncated = new Inflater();
    truncated.setInput(compressed, 0, compressed.length - 8);
    while (truncated.inflate(new byte[100]) > 0) continue;
    System.out.println(truncated.finished() + " " + truncated.needsInput());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text);
    }
    byte[] gz = bytes.toByteArray();
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gz))) {
      System.out.println(Arrays.equals(in.readAllBytes(), text) + " " + (gz[0] & 0xFF) + " " + (gz[1] & 0xFF));
    }
    gz[gz.length - 6] ^= 1;
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gz))) {
      in.readAllBytes();
    } catch (IOException e) {
      System.out.println(e);
    }
    try {
      new GZIPInputStream(new ByteArrayInputStream("not gzip at all".getBytes()));
    } catch (ZipException e) {
      System.out.println(e.getMessage());
    }
    bytes.reset();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.setComment("archive comment");
      ZipEntry entry = new ZipEntry("folder/text.txt");
      entry.setTime(1000000000000L);
      entry.setComment("entry comment");
      zip.putNextEntry(entry);
      zip.write(text);
      zip.closeEntry();
      zip.putNextEntry(new ZipEntry("folder/"));
      zip.closeEntry();
      zip.setMethod(ZipOutputStream.STORED);
      ZipEntry stored = new ZipEntry("stored.bin");
      CRC32 crc = new CRC32();
      crc.update(noise);
      stored.setSize(noise.length);
      stored.setCrc(crc.getValue());
      zip.putNextEntry(stored);
      zip.write(noise);
      zip.closeEntry();
      try {
        zip.putNextEntry(new ZipEntry("stored.bin"));
      } catch (ZipException e) {
        System.out.println(e.getMessage());
      }
    }
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.UTF_8)) {
      for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
        byte[] content = zip.readAllBytes();
        System.out.println(e.getName() + " " + e.isDirectory() + " " + content.length + " " + e.getMethod() + " " + Arrays.hashCode(content));
      }
    }
    CRC32 crc = new CRC32();
    CRC32C crcC = new CRC32C();
    Adler32 adler = new Adler32();
    for (byte[] data : new byte[][] {{}, {0}, "123456789".getBytes(), text, noise}) {
      crc.reset();
      crcC.reset();
      adler.reset();
      crc.update(data);
      crcC.update(data);
      adler.update(data, 0, data.length);
      System.out.println(Long.toHexString(crc.getValue()) + " " + Long.toHexString(crcC.getValue()) + " " + Long.toHexString(adler.getValue()));
    }
    crc.update(java.nio.ByteBuffer.wrap(noise, 5, 100));
    crc.update(7);
    System.out.println(crc.getValue());
    InflaterInputStream inflater = new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream(text)));
    System.out.println(Arrays.equals(inflater.readAllBytes(), text));
    Deflater dictionary = new Deflater();
    dictionary.setDictionary("the quick brown fox".getBytes());
    dictionary.setInput("the quick brown fox".getBytes());
    dictionary.finish();
    byte[] out = new byte[100];
    int n = dictionary.deflate(out);
    Inflater needs = new Inflater();
    needs.setInput(out, 0, n);
    byte[] back = new byte[100];
    System.out.println(needs.inflate(back) + " " + needs.needsDictionary());
    needs.setDictionary("the quick brown fox".getBytes());
    System.out.println(new String(back, 0, needs.inflate(back)));
  }
}
