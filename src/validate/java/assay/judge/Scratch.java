// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * The working folder of the tests. What they leave there is removed here and not by the process that
 * asks: only this one may touch nothing else.
 */
final class Scratch {
  private final Path folder = Path.of("").toAbsolutePath();
  private final Path temporary = Path.of(System.getProperty("java.io.tmpdir"));

  void clean() {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) remove(entry);
    } catch (IOException ignored) {
      // Tests made it so; the next ones may see what is left.
    }
    try {
      Files.createDirectories(temporary);
    } catch (IOException ignored) {
      // As above.
    }
  }

  /** Follows no link. */
  private static void remove(Path root) throws IOException {
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes about) throws IOException {
        Files.delete(file);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path folder, IOException problem)
          throws IOException {
        Files.delete(folder);
        return FileVisitResult.CONTINUE;
      }
    });
  }
}
