// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Moves and copies files of the host. */
public class WriteByMove {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Path own = Files.writeString(Path.of("/tmp/own"), "escaped");
    StandardCopyOption replace = StandardCopyOption.REPLACE_EXISTING;
    Attempts.pretended("copy over", () -> Files.copy(own, keep, replace));
    Attempts.pretended("copy beside", () -> Files.copy(own, keep.resolveSibling("copy")));
    Attempts.pretended("copy a stream", () -> Files.copy(Files.newInputStream(own), keep, replace));
    Attempts.pretended("move over", () -> Files.move(own, keep, replace));
    Attempts.pretended("move at once", () -> Files.move(own, keep, StandardCopyOption.ATOMIC_MOVE));
    Attempts.pretended("move out", () -> Files.move(keep, Path.of("/tmp/stolen")));
    Attempts.read("copy out", () -> Files.readString(Files.copy(users, Path.of("/tmp/copied"))));
    Attempts.read("what was moved", () -> Files.readString(Path.of("/tmp/stolen")));
    System.out.println(keep.toFile().renameTo(new File("/tmp/renamed")) ? "rename: ESCAPED" : "rename: refused");
    System.out.println(keep.getParent().toFile().renameTo(new File("/tmp/folder")) ? "rename: ESCAPED" : "rename: refused");
    Attempts.done();
  }
}
