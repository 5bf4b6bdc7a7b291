// SPDX-License-Identifier: Apache-2.0
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads and writes files of the host asynchronously. */
public class ReadAsynchronously {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    for (Path file : new Path[] {keep, users}) {
      Attempts.read("asynchronous " + file.getFileName(), () -> {
        ByteBuffer bytes = ByteBuffer.allocate(100);
        try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(file)) {
          channel.read(bytes, 0).get();
        }
        return bytes.array();
      });
    }
    Attempts.pretended("asynchronous writing", () -> {
      try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(keep, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.allocate(4), 0).get();
      }
    });
    Attempts.done();
  }
}
