// jars: commons-compress.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.Arrays;
import org.apache.commons.compress.archivers.*;
import org.apache.commons.compress.archivers.ar.*;
import org.apache.commons.compress.archivers.cpio.*;
import org.apache.commons.compress.archivers.tar.*;
import org.apache.commons.compress.archivers.zip.*;
import org.apache.commons.compress.compressors.*;
import org.apache.commons.compress.compressors.bzip2.*;
import org.apache.commons.compress.compressors.deflate.*;
import org.apache.commons.compress.compressors.gzip.*;
import org.apache.commons.compress.compressors.lz4.*;
import org.apache.commons.compress.compressors.snappy.*;
import org.apache.commons.compress.utils.*;

/** commons-compress: archives and pure Java compressors, in memory. */
public class CompressDriver {
  static final byte[] TEXT = "the quick brown fox jumps over the lazy dog. ".repeat(30).getBytes();

  static byte[] compress(String name, OutputStream out, ByteArrayOutputStream target) throws IOException {
    try (out) { out.write(TEXT); }
    byte[] data = target.toByteArray();
    System.out.println(name + " smaller " + (data.length < TEXT.length / 2));
    return data;
  }

  static void check(String name, InputStream in) throws IOException {
    byte[] back = IOUtils.toByteArray(in);
    System.out.println(name + " " + Arrays.equals(back, TEXT) + " " + back.length);
  }

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    byte[] bz = compress("bzip2", new BZip2CompressorOutputStream(b), b);
    System.out.println(bz.length + " " + Arrays.hashCode(bz));
    check("bzip2", new BZip2CompressorInputStream(new ByteArrayInputStream(bz)));
    b = new ByteArrayOutputStream();
    byte[] lz4 = compress("lz4", new FramedLZ4CompressorOutputStream(b), b);
    System.out.println(lz4.length + " " + Arrays.hashCode(lz4));
    check("lz4", new FramedLZ4CompressorInputStream(new ByteArrayInputStream(lz4)));
    b = new ByteArrayOutputStream();
    byte[] snappy = compress("snappy", new FramedSnappyCompressorOutputStream(b), b);
    check("snappy", new FramedSnappyCompressorInputStream(new ByteArrayInputStream(snappy)));
    b = new ByteArrayOutputStream();
    byte[] gz = compress("gzip", new GzipCompressorOutputStream(b), b);
    check("gzip", new GzipCompressorInputStream(new ByteArrayInputStream(gz)));
    b = new ByteArrayOutputStream();
    byte[] deflate = compress("deflate", new DeflateCompressorOutputStream(b), b);
    check("deflate", new DeflateCompressorInputStream(new ByteArrayInputStream(deflate)));
    System.out.println(CompressorStreamFactory.detect(new BufferedInputStream(new ByteArrayInputStream(gz))) + " " + CompressorStreamFactory.detect(new BufferedInputStream(new ByteArrayInputStream(bz))));
    b = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(b)) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (String name : new String[] {"a.txt", "dir/b.txt", "x".repeat(120) + ".txt"}) {
        TarArchiveEntry e = new TarArchiveEntry(name);
        e.setSize(name.length());
        e.setModTime(1000000000000L);
        e.setIds(0, 0);
        tar.putArchiveEntry(e);
        tar.write(name.getBytes());
        tar.closeArchiveEntry();
      }
    }
    System.out.println(b.size() + " " + Arrays.hashCode(b.toByteArray()));
    try (TarArchiveInputStream tar = new TarArchiveInputStream(new ByteArrayInputStream(b.toByteArray()))) {
      for (TarArchiveEntry e = tar.getNextTarEntry(); e != null; e = tar.getNextTarEntry()) System.out.println(e.getName().length() + " " + e.getSize() + " " + e.getMode() + " " + e.getModTime().getTime() + " " + new String(IOUtils.toByteArray(tar)).length());
    }
    b = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(b)) {
      ZipArchiveEntry e = new ZipArchiveEntry("z/entry.txt");
      e.setTime(1000000000000L);
      zip.putArchiveEntry(e);
      zip.write(TEXT);
      zip.closeArchiveEntry();
    }
    try (ZipArchiveInputStream zip = new ZipArchiveInputStream(new ByteArrayInputStream(b.toByteArray()))) {
      System.out.println(zip.getNextZipEntry().getName() + " " + IOUtils.toByteArray(zip).length);
    }
    try (ZipFile zip = new ZipFile(new SeekableInMemoryByteChannel(b.toByteArray()))) {
      ZipArchiveEntry e = zip.getEntry("z/entry.txt");
      System.out.println(e.getSize() + " " + e.getCrc() + " " + IOUtils.toByteArray(zip.getInputStream(e)).length);
    }
    b = new ByteArrayOutputStream();
    try (CpioArchiveOutputStream cpio = new CpioArchiveOutputStream(b)) {
      CpioArchiveEntry e = new CpioArchiveEntry("c.txt", 3);
      cpio.putArchiveEntry(e);
      cpio.write("abc".getBytes());
      cpio.closeArchiveEntry();
    }
    try (ArchiveInputStream in = new ArchiveStreamFactory().createArchiveInputStream(new BufferedInputStream(new ByteArrayInputStream(b.toByteArray())))) {
      System.out.println(in.getClass().getSimpleName() + " " + in.getNextEntry().getName() + " " + new String(IOUtils.toByteArray(in)));
    }
    b = new ByteArrayOutputStream();
    try (ArArchiveOutputStream ar = new ArArchiveOutputStream(b)) {
      ar.putArchiveEntry(new ArArchiveEntry("m.o", 2, 0, 0, 0644, 5));
      ar.write("hi".getBytes());
      ar.closeArchiveEntry();
    }
    System.out.println(b.toString().replace("\n", "|"));
    for (byte[] bad : new byte[][] {{1, 2, 3}, Arrays.copyOf(bz, 20)}) {
      try {
        IOUtils.toByteArray(new BZip2CompressorInputStream(new ByteArrayInputStream(bad)));
      } catch (IOException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      new ArchiveStreamFactory().createArchiveInputStream("nope", new ByteArrayInputStream(new byte[0]));
    } catch (ArchiveException e) {
      System.out.println(e.getMessage());
    }
  }
}
