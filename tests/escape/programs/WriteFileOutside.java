// SPDX-License-Identifier: Apache-2.0
import java.io.FileWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** Creates and overwrites files of the host, through every way of writing. */
public class WriteFileOutside {
  interface Attempt { void run() throws IOException; }

  static void attempt(String name, Attempt attempt) {
    try {
      attempt.run();
      System.out.println(name + ": ended");
    } catch (IOException | RuntimeException e) {
      System.out.println(name + ": " + e);
    }
  }

  public static void main(String[] args) {
    Path canary = Path.of(args[0]);
    attempt("new file", () -> Files.writeString(canary.resolve("created"), "escaped"));
    attempt("overwrite", () -> Files.writeString(canary.resolve("keep.txt"), "escaped"));
    attempt("writer", () -> {
      try (FileWriter writer = new FileWriter(canary.resolve("writer").toFile())) {
        writer.write("escaped");
      }
    });
    attempt("random access", () -> {
      try (RandomAccessFile file = new RandomAccessFile(canary.resolve("keep.txt").toFile(), "rw")) {
        file.setLength(0);
      }
    });
    attempt("directory", () -> Files.createDirectories(canary.resolve("folder/inside")));
    attempt("link", () -> Files.createSymbolicLink(canary.resolve("link"), Path.of("/etc")));
    attempt("relative", () -> Files.writeString(Path.of("escaped-relative"), "escaped"));
    attempt("tmp", () -> Files.writeString(Path.of("/tmp/" + canary.getFileName() + "-escaped"), "escaped"));
    System.out.println("done");
  }
}
