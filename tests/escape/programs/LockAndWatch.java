// SPDX-License-Identifier: Apache-2.0
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.StandardWatchEventKinds;

/** Locks a file of the host and watches its folders. */
public class LockAndWatch {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Attempts.refused("lock", () -> new RandomAccessFile(keep.toFile(), "rw").getChannel().lock());
    Attempts.refused("shared lock", () -> FileChannel.open(users, StandardOpenOption.READ).tryLock(0, 1, true));
    Attempts.refused("watch", () -> keep.getParent().register(FileSystems.getDefault().newWatchService(), StandardWatchEventKinds.ENTRY_MODIFY));
    Attempts.done();
  }
}
