// SPDX-License-Identifier: Apache-2.0
import java.io.FileOutputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes archives in folders of the host. */
public class WriteByZip {
  public static void main(String[] args) throws Exception {
    Attempts.pretended("zip", () -> {
      ZipOutputStream out = new ZipOutputStream(new FileOutputStream(args[0] + "/new.zip"));
      out.putNextEntry(new ZipEntry("../../escaped"));
      out.close();
    });
    Attempts.pretended("jar", () -> new JarOutputStream(new FileOutputStream(args[0] + "/keep.txt")).close());
    Attempts.pretended("gzip", () -> new GZIPOutputStream(new FileOutputStream(args[0] + "/new.gz")).close());
    Attempts.pretended("file system", () -> {
      try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:file:" + args[0] + "/fs.zip"), Map.of("create", "true"))) {
        Files.writeString(zip.getPath("/x"), "escaped");
      }
    });
    Attempts.done();
  }
}
