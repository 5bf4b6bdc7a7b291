// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes temporary files and folders where the host has its own. */
public class WriteTempFiles {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Attempts.refused("file", () -> File.createTempFile("escaped", ".txt", keep.getParent().toFile()));
    Attempts.refused("path", () -> Files.createTempFile(keep.getParent(), "escaped", ".txt"));
    Attempts.refused("folder", () -> Files.createTempDirectory(keep.getParent(), "escaped"));
    String name = keep.getParent().getFileName() + "-escaped";
    Attempts.pretended("in /tmp", () -> File.createTempFile(name, ".txt"));
    Attempts.pretended("folder in /tmp", () -> Files.createTempDirectory(name));
    keep.toFile().deleteOnExit();
    keep.getParent().toFile().deleteOnExit();
    Attempts.done();
  }
}
