// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.io.File;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.Map;

/** Changes what is known of a file of the host: mode, owner, times, attributes. */
final class FileAttributes {
  private FileAttributes() {}

  static void add(Map<String, Attempt> all, Target target) {
    Path file = target.file();
    File old = file.toFile();
    all.put("mode", () -> Files.exists(
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxrwxrwx"))));
    all.put("read only", old::setReadOnly);
    all.put("executable", () -> old.setExecutable(true, false));
    all.put("writable", () -> old.setWritable(true, false));
    all.put("readable", () -> old.setReadable(true, false));
    all.put("unix mode", () -> Files.exists(Files.setAttribute(file, "unix:mode", 0777)));
    all.put("mode of folder", () -> old.getParentFile().setWritable(true, false));
    all.put("last modified", () -> old.setLastModified(1_000));
    all.put("modified time", () -> Files.exists(
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000))));
    all.put("times by view", () -> {
      Files.getFileAttributeView(file, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .setTimes(FileTime.fromMillis(1), FileTime.fromMillis(1), null);
      return true;
    });
    all.put("owner", () -> Files.exists(Files.setOwner(file, Files.getOwner(file))));
    all.put("group", () -> {
      var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
      view.setGroup(view.readAttributes().group());
      return true;
    });
    all.put("user attribute", () -> Files.getFileAttributeView(
        file, UserDefinedFileAttributeView.class)
        .write("escaped", StandardCharsets.UTF_8.encode("x")) > 0);
    all.put("read user attribute", () -> Files.getFileAttributeView(
        file, UserDefinedFileAttributeView.class).read("kept", ByteBuffer.allocate(99)) > 0);
    all.put("device mode", () -> new File("/dev/null").setReadOnly());
  }
}
