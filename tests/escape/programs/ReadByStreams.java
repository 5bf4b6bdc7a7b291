// SPDX-License-Identifier: Apache-2.0
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

/** Reads files of the host through streams, readers and scanners. */
public class ReadByStreams {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");
    Attempts.read("stream of the canary", () -> new FileInputStream(keep.toFile()));
    Attempts.read("stream of the system", () -> new FileInputStream(users.toFile()));
    Attempts.read("reader of the canary", () -> new BufferedReader(new FileReader(keep.toFile())).readLine());
    Attempts.read("reader of the system", () -> new BufferedReader(new FileReader(users.toFile())).readLine());
    Attempts.read("scanner of the canary", () -> new Scanner(keep.toFile()).useDelimiter("\\A").next());
    Attempts.read("scanner of the system", () -> new Scanner(users.toFile()).useDelimiter("\\A").next());
    Attempts.read("random access of the canary", () -> new RandomAccessFile(keep.toFile(), "r").readLine());
    Attempts.read("random access of the system", () -> new RandomAccessFile(users.toFile(), "r").readLine());
    Attempts.read("lines of the canary", () -> Files.readAllLines(keep));
    Attempts.read("lines of the system", () -> Files.readAllLines(users));
    Attempts.read("line stream of the canary", () -> Files.lines(keep).toList());
    Attempts.read("line stream of the system", () -> Files.lines(users).toList());
    Attempts.read("new stream of the canary", () -> Files.newInputStream(keep));
    Attempts.read("new stream of the system", () -> Files.newInputStream(users));
    Attempts.done();
  }
}
