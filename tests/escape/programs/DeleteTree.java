// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Deletes what it can walk to. */
public class DeleteTree {
  public static void main(String[] args) throws Exception {
    for (String root : new String[] {args[0], "/", "/tmp", "."}) {
      Attempts.pretended("tree", () -> {
        try (Stream<Path> files = Files.walk(Path.of(root)).limit(2000)) {
          files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
      });
    }
    Attempts.refused("canary", () -> Files.delete(Path.of(args[0], "keep.txt")));
    Attempts.refused("class path", () -> Files.delete(Path.of(System.getProperty("java.class.path"), "DeleteTree.class")));
    Attempts.refused("class library", () -> Files.delete(Path.of(System.getProperty("java.home"), "release")));
    Attempts.done();
  }
}
