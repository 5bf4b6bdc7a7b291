// jars: commons-io.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.io.comparator.*;
import org.apache.commons.io.filefilter.*;
import org.apache.commons.io.input.*;
import org.apache.commons.io.output.CountingOutputStream;
import org.apache.commons.io.output.NullOutputStream;
import org.apache.commons.io.output.StringBuilderWriter;
import org.apache.commons.io.output.TeeOutputStream;

/** commons-io: streams in memory, names, files below a folder of /tmp. */
public class IoDriver {
  public static void main(String[] args) throws Exception {
    System.out.println(IOUtils.toString(new StringReader("read me")) + " " + IOUtils.readLines(new StringReader("a\nb\n\nc")) + " " + IOUtils.toByteArray(new ByteArrayInputStream(new byte[] {1, 2})).length);
    System.out.println(IOUtils.contentEquals(new StringReader("x"), new StringReader("x")) + " " + IOUtils.copy(new ByteArrayInputStream(new byte[500]), NullOutputStream.NULL_OUTPUT_STREAM));
    for (String n : new String[] {"/a/b/c.tar.gz", "a\\b\\file.txt", "noext", "../x/./y.z", "~/home", "", ".hidden"}) System.out.println(n + " | " + FilenameUtils.getName(n) + " | " + FilenameUtils.getBaseName(n) + " | " + FilenameUtils.getExtension(n) + " | " + FilenameUtils.getPath(n) + " | " + FilenameUtils.normalize(n, true) + " | " + FilenameUtils.removeExtension(n));
    System.out.println(FilenameUtils.wildcardMatch("file.java", "*.j??a") + " " + FilenameUtils.concat("/a/b", "../c") + " " + FilenameUtils.equalsNormalized("a//b", "a/b") + " " + FilenameUtils.directoryContains("/a", "/a/b"));
    System.out.println(FileUtils.byteCountToDisplaySize(123456789L) + " " + EndianUtils.swapInteger(0x01020304) + " " + HexDumpOf("dump me"));
    ByteArrayOutputStream tee1 = new ByteArrayOutputStream();
    try (TeeOutputStream tee = new TeeOutputStream(tee1, new CountingOutputStream(NullOutputStream.NULL_OUTPUT_STREAM))) {
      tee.write("teed".getBytes());
    }
    System.out.println(tee1 + " " + new String(new BoundedInputStream(new ByteArrayInputStream("bounded stream".getBytes()), 7).readAllBytes()));
    BOMInputStream bom = new BOMInputStream(new ByteArrayInputStream(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'h', 'i'}));
    System.out.println(bom.hasBOM() + " " + bom.getBOMCharsetName() + " " + IOUtils.toString(bom, StandardCharsets.UTF_8));
    try (ReversedLinesFileReader unused = null) {
      System.out.println("null resource");
    }
    File root = new File("/tmp/assay-commons-io");
    FileUtils.deleteDirectory(root);
    FileUtils.writeStringToFile(new File(root, "sub/one.txt"), "first\nsecond", StandardCharsets.UTF_8);
    FileUtils.writeLines(new File(root, "two.log"), List.of("l1", "l2"));
    FileUtils.copyFile(new File(root, "two.log"), new File(root, "sub/copy.log"));
    List<String> names = new ArrayList<>();
    for (File f : FileUtils.listFiles(root, null, true)) names.add(f.getName() + ":" + f.length());
    Collections.sort(names);
    System.out.println(names + " " + FileUtils.readLines(new File(root, "sub/one.txt"), "UTF-8") + " " + FileUtils.sizeOfDirectory(root) + " " + FileUtils.contentEquals(new File(root, "two.log"), new File(root, "sub/copy.log")));
    File[] matching = root.listFiles((FileFilter) new AndFileFilter(new SuffixFileFilter(".log"), FileFileFilter.INSTANCE));
    System.out.println(matching.length + " " + matching[0].getName());
    FileUtils.moveFile(new File(root, "two.log"), new File(root, "moved.log"));
    FileUtils.forceDelete(new File(root, "sub"));
    File[] left = root.listFiles();
    Arrays.sort(left, NameFileComparator.NAME_COMPARATOR);
    System.out.println(left.length + " " + left[0].getName() + " " + FileUtils.checksumCRC32(left[0]));
    FileUtils.deleteDirectory(root);
    try {
      FileUtils.readFileToString(new File(root, "gone"), "UTF-8");
    } catch (IOException e) {
      System.out.println(e.getClass().getSimpleName());
    }
    LineIterator lines = new LineIterator(new StringReader("x\ny"));
    while (lines.hasNext()) System.out.print(lines.next() + ";");
    System.out.println(new StringBuilderWriter().append("w").append('x') + " " + IOCase.INSENSITIVE.checkEquals("A", "a"));
  }

  static String HexDumpOf(String s) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    HexDump.dump(s.getBytes(), 0, out, 0);
    return out.toString().trim();
  }
}
