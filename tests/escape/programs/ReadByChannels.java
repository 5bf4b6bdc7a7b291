// SPDX-License-Identifier: Apache-2.0
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files of the host through channels and mapped memory. */
public class ReadByChannels {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    for (Path file : new Path[] {keep, users}) {
      Attempts.read("channel " + file.getFileName(), () -> {
        ByteBuffer bytes = ByteBuffer.allocate(100);
        try (FileChannel channel = FileChannel.open(file)) {
          channel.read(bytes);
        }
        return bytes.array();
      });
      Attempts.read("byte channel " + file.getFileName(), () -> {
        ByteBuffer bytes = ByteBuffer.allocate(100);
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
          channel.read(bytes);
        }
        return bytes.array();
      });
      Attempts.read("mapped " + file.getFileName(), () -> {
        byte[] bytes = new byte[9];
        try (FileChannel channel = FileChannel.open(file)) {
          channel.map(FileChannel.MapMode.READ_ONLY, 0, 9).get(bytes);
        }
        return bytes;
      });
    }
    Attempts.done();
  }
}
