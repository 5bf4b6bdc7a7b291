// SPDX-License-Identifier: Apache-2.0
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;

/** Changes the attributes of files of the host. */
public class WriteAttributes {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    for (Path file : new Path[] {keep, keep.getParent()}) {
      Attempts.pretended("time", () -> Files.setLastModifiedTime(file, FileTime.fromMillis(0)));
      Attempts.pretended("permissions", () -> Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxrwxrwx")));
      Attempts.pretended("mode", () -> Files.setAttribute(file, "unix:mode", 07777));
      Attempts.pretended("group", () -> Files.setAttribute(file, "unix:gid", 1));
      Attempts.pretended("owner", () -> Files.setOwner(file, file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody")));
      Attempts.pretended("extended", () -> Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).write("x", ByteBuffer.allocate(1)));
      System.out.println(file.toFile().setReadOnly() | file.toFile().setExecutable(true, false) | file.toFile().setWritable(true, false)
          | file.toFile().setLastModified(0) ? "file: ESCAPED" : "file: refused");
    }
    Attempts.done();
  }
}
