// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes links in folders of the host and writes through links. */
public class WriteByLinks {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Attempts.pretended("symbolic link", () -> Files.createSymbolicLink(keep.resolveSibling("link"), users));
    Attempts.pretended("hard link", () -> Files.createLink(keep.resolveSibling("hard"), keep));
    Attempts.pretended("own link", () -> Files.createSymbolicLink(Path.of("/tmp/link"), keep));
    Attempts.pretended("write through it", () -> Files.writeString(Path.of("/tmp/link"), "escaped"));
    Attempts.pretended("own folder link", () -> Files.createSymbolicLink(Path.of("/tmp/folder"), keep.getParent()));
    Attempts.pretended("write below it", () -> Files.writeString(Path.of("/tmp/folder/keep.txt"), "escaped"));
    Attempts.pretended("delete below it", () -> Files.delete(Path.of("/tmp/folder/keep.txt")));
    Attempts.done();
  }
}
