// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Sets the properties that name folders, then uses relative paths. */
public class ChangeTheFolder {
  public static void main(String[] args) throws Exception {
    for (String key : new String[] {"user.dir", "user.home", "java.io.tmpdir", "java.home", "java.class.path", "java.library.path"}) {
      System.setProperty(key, args[0]);
    }
    Attempts.read("file", () -> new java.io.FileInputStream(new File("keep.txt").getAbsoluteFile()));
    Attempts.read("path", () -> Files.readString(Path.of("keep.txt").toAbsolutePath()));
    Attempts.pretended("temporary", () -> File.createTempFile("escaped", ""));
    Attempts.pretended("relative", () -> Files.writeString(Path.of("escaped"), "x"));
    Attempts.read("resource", () -> ClassLoader.getSystemResourceAsStream("keep.txt"));
    Attempts.refused("library", () -> System.loadLibrary("c"));
    Attempts.done();
  }
}
