// SPDX-License-Identifier: Apache-2.0
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Opens file systems over files of the host. */
public class ReadByFileSystems {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Attempts.read("zip", () -> FileSystems.newFileSystem(keep, (ClassLoader) null).getPath("/").toUri());
    Attempts.read("jrt", () -> {
      FileSystem modules = FileSystems.getFileSystem(URI.create("jrt:/"));
      return Files.readString(modules.getPath("/../../../etc/passwd"));
    });
    Attempts.read("jrt of another home", () -> FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", args[0])).getPath("/modules"));
    Attempts.read("provider", () -> Files.readString(Path.of(URI.create("file:///etc/passwd"))));
    Attempts.read("stores", () -> FileSystems.getDefault().getFileStores().iterator().next().name().startsWith("/dev/sd") ? "root:" : "");
    Attempts.done();
  }
}
