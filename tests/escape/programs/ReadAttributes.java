// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.UserDefinedFileAttributeView;

/** Reads the attributes of files of the host. */
public class ReadAttributes {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    for (Path file : new Path[] {keep, users}) {
      Attempts.refused("basic", () -> Files.readAttributes(file, BasicFileAttributes.class));
      Attempts.refused("posix", () -> Files.readAttributes(file, PosixFileAttributes.class));
      Attempts.refused("unix", () -> Files.readAttributes(file, "unix:*"));
      Attempts.refused("owner", () -> Files.getOwner(file));
      Attempts.refused("size", () -> Files.size(file));
      Attempts.refused("time", () -> Files.getLastModifiedTime(file));
      Attempts.refused("extended", () -> Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).list());
      Attempts.refused("real path", () -> file.toRealPath());
      Attempts.read("exists", () -> Files.exists(file) || file.toFile().exists() || file.toFile().length() > 0 ? "root:" : "");
    }
    Attempts.done();
  }
}
