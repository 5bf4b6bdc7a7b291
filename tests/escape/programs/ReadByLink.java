// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes links to files of the host and reads through them. */
public class ReadByLink {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    int number = 0;
    for (Path file : new Path[] {keep, users, Path.of("/"), Path.of("/proc/self/root")}) {
      Path link = Path.of("/tmp/link" + number++);
      Attempts.pretended("symbolic link", () -> Files.createSymbolicLink(link, file));
      Attempts.read("through it", () -> Files.readString(link));
      Attempts.read("below it", () -> Files.readString(link.resolve("etc/passwd")));
      Path hard = Path.of("/tmp/hard" + number);
      Attempts.pretended("hard link", () -> Files.createLink(hard, file));
      Attempts.read("through it", () -> Files.readString(hard));
    }
    Attempts.done();
  }
}
