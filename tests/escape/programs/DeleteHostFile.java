// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Deletes and moves files of the host. */
public class DeleteHostFile {
  public static void main(String[] args) {
    Path keep = Path.of(args[0], "keep.txt");
    System.out.println("File.delete: " + new File(keep.toString()).delete());
    try {
      Files.delete(keep);
      System.out.println("Files.delete: ended");
    } catch (IOException | RuntimeException e) {
      System.out.println("Files.delete: " + e.getClass().getName());
    }
    try {
      Files.move(keep, Path.of(args[0], "moved.txt"), StandardCopyOption.REPLACE_EXISTING);
      System.out.println("Files.move: ended");
    } catch (IOException | RuntimeException e) {
      System.out.println("Files.move: " + e.getClass().getName());
    }
    System.out.println("done");
  }
}
