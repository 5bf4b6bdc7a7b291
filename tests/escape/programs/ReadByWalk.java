// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** Looks for files of the host by walking from the root and its folders. */
public class ReadByWalk {
  public static void main(String[] args) throws Exception {
    Path canary = Path.of(args[0]);
    for (String root : new String[] {"/etc", "/proc", "/sys", "/root", "/home", "/var", args[0], canary.getParent().toString()}) {
      Attempts.read("list " + root, () -> {
        String[] names = new File(root).list();
        return names != null && Arrays.asList(names).toString().matches(".*(passwd|keep.txt|self|cpuinfo|working).*") ? "root:" : "";
      });
      Attempts.read("walk " + root, () -> {
        try (Stream<Path> files = Files.walk(Path.of(root))) {
          return files.filter(file -> file.endsWith("passwd") || file.endsWith("keep.txt")).count() > 0 ? "root:" : "";
        }
      });
    }
    Attempts.read("find", () -> {
      try (Stream<Path> files = Files.find(Path.of("/"), 3, (file, ignored) -> file.startsWith("/etc") || file.startsWith(canary))) {
        return files.count() > 0 ? "root:" : "";
      }
    });
    Attempts.read("directory stream", () -> Files.newDirectoryStream(canary).iterator().next() != null ? "untouched" : "");
    Attempts.done();
  }
}
