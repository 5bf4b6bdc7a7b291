// SPDX-License-Identifier: Apache-2.0
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Changes files of the host through channels. */
public class WriteByChannels {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    StandardOpenOption write = StandardOpenOption.WRITE;
    for (Path file : new Path[] {keep, keep.resolveSibling("new.txt")}) {
      for (StandardOpenOption also : new StandardOpenOption[] {StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.CREATE_NEW, StandardOpenOption.DELETE_ON_CLOSE, StandardOpenOption.SPARSE}) {
        Attempts.pretended("channel " + also, () -> FileChannel.open(file, write, also).write(ByteBuffer.allocate(3)));
        Attempts.pretended("byte channel " + also, () -> Files.newByteChannel(file, write, also).write(ByteBuffer.allocate(3)));
      }
      Attempts.pretended("truncate", () -> FileChannel.open(file, write).truncate(0));
      Attempts.pretended("map", () -> FileChannel.open(file, write, StandardOpenOption.READ).map(FileChannel.MapMode.READ_WRITE, 0, 9).put(0, (byte) 65));
      Attempts.pretended("transfer", () -> FileChannel.open(file, write).transferFrom(FileChannel.open(users), 0, 100));
    }
    Attempts.done();
  }
}
