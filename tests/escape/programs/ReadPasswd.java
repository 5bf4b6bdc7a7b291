// SPDX-License-Identifier: Apache-2.0
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads /etc/passwd and a file of the caller, directly and by a path with dots. */
public class ReadPasswd {
  static void read(String path) {
    try {
      System.out.println(path + " has " + Files.readString(Path.of(path)).length() + " characters: ESCAPED");
    } catch (IOException e) {
      System.out.println(e);
    }
    try (FileInputStream in = new FileInputStream(path)) {
      System.out.println(path + " starts with " + in.read() + ": ESCAPED");
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    read("/etc/passwd");
    read("/tmp/../etc/passwd");
    read(args[0] + "/keep.txt");
    System.out.println("done");
  }
}
