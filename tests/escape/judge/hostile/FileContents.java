// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.zip.ZipOutputStream;

/** Reads, changes, moves and removes a file of the host, through every API there is. */
final class FileContents {
  private FileContents() {}

  static void add(Map<String, Attempt> all, Target target) {
    Path file = target.file();
    File old = file.toFile();
    addReading(all, file, old);
    addWriting(all, file, old);
    addMoving(all, file, old);
    for (String place : new String[] {"/tmp", "/var/tmp", "/dev/shm", "/run", "/", "/root"}) {
      all.put("create in " + place, () -> {
        Files.createFile(Path.of(place, target.secret() + "-escaped"));
        return true;
      });
    }
    all.put("create in home", () -> Files.exists(
        Files.createFile(target.home().resolve("escaped"))));
    all.put("shutdown hook", () -> {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> old.delete()));
      return false;
    });
    all.put("delete on exit", () -> {
      old.deleteOnExit();
      return false;
    });
  }

  private static void addReading(Map<String, Attempt> all, Path file, File old) {
    all.put("read stream", () -> new FileInputStream(old).read() >= 0);
    all.put("read bytes", () -> Files.readAllBytes(file).length > 0);
    all.put("read channel", () -> FileChannel.open(file).read(ByteBuffer.allocate(9)) > 0);
    all.put("read random access", () -> new RandomAccessFile(old, "r").read() >= 0);
    all.put("read url", () -> file.toUri().toURL().openStream().read() >= 0);
    all.put("read mapped", () -> FileChannel.open(file)
        .map(FileChannel.MapMode.READ_ONLY, 0, 1).get() != 0);
    all.put("read asynchronous", () -> AsynchronousFileChannel.open(file)
        .read(ByteBuffer.allocate(9), 0).get() > 0);
    all.put("read through link", () -> {
      Path link = Files.createSymbolicLink(Path.of("link-to-read"), file);
      return Files.readAllBytes(link).length > 0;
    });
    all.put("read through dots", () ->
        Files.readAllBytes(Path.of("../../../../../../../.." + file)).length > 0);
    all.put("read jar url", () -> new java.net.URL("jar:" + file.toUri() + "!/x").openStream()
        .read() >= 0);
    all.put("copy", () -> Files.exists(Files.copy(file, Path.of("copied"))));
    all.put("list", () -> old.getParentFile().list().length > 0);
    all.put("walk home", () -> Files.walk(file.getParent()).count() > 1);
    all.put("watch", () -> {
      var watch = FileSystems.getDefault().newWatchService();
      return file.getParent().register(
          watch, java.nio.file.StandardWatchEventKinds.ENTRY_CREATE).isValid();
    });
  }

  private static void addWriting(Map<String, Attempt> all, Path file, File old) {
    all.put("write stream", () -> {
      new FileOutputStream(old).write(1);
      return true;
    });
    all.put("append stream", () -> {
      new FileOutputStream(old, true).write(1);
      return true;
    });
    all.put("write string", () -> Files.exists(Files.writeString(file, "x")));
    all.put("write random access", () -> {
      new RandomAccessFile(old, "rw").write(1);
      return true;
    });
    all.put("truncate", () -> FileChannel.open(file, StandardOpenOption.WRITE).truncate(0)
        .isOpen());
    all.put("write mapped", () -> {
      try (FileChannel channel = FileChannel.open(
          file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        channel.map(FileChannel.MapMode.READ_WRITE, 0, 1).put((byte) 1);
      }
      return true;
    });
    all.put("write through link", () -> {
      Path link = Files.createSymbolicLink(Path.of("link-to-write"), file);
      return Files.exists(Files.writeString(link, "x"));
    });
    all.put("write zip", () -> {
      new ZipOutputStream(new FileOutputStream(old)).finish();
      return true;
    });
    all.put("new zip file system", () -> {
      URI uri = URI.create("jar:" + file.resolveSibling("new.zip").toUri());
      FileSystems.newFileSystem(uri, Map.of("create", "true")).close();
      return true;
    });
    all.put("log file", () -> {
      new java.util.logging.FileHandler(file.resolveSibling("log").toString()).close();
      return true;
    });
    all.put("heap dump", () -> {
      Object bean = java.lang.management.ManagementFactory.getPlatformMBeanServer().invoke(
          new javax.management.ObjectName("com.sun.management:type=HotSpotDiagnostic"), "dumpHeap",
          new Object[] {file.resolveSibling("dump.hprof").toString(), true},
          new String[] {"java.lang.String", "boolean"});
      return bean == null;
    });
  }

  private static void addMoving(Map<String, Attempt> all, Path file, File old) {
    all.put("delete", () -> {
      Files.delete(file);
      return true;
    });
    all.put("delete old", old::delete);
    all.put("rename", () -> old.renameTo(new File(old.getPath() + ".x")));
    all.put("move here", () -> Files.exists(Files.move(file, Path.of("moved"))));
    all.put("move over", () -> {
      Files.writeString(Path.of("mine"), "x");
      return Files.exists(Files.move(Path.of("mine"), file, StandardCopyOption.REPLACE_EXISTING));
    });
    all.put("create beside", () -> file.resolveSibling("created").toFile().createNewFile());
    all.put("folder beside", () -> file.resolveSibling("folder").toFile().mkdir());
    all.put("link beside", () -> Files.exists(
        Files.createSymbolicLink(file.resolveSibling("linked"), Path.of("/"))));
    all.put("hard link here", () -> Files.exists(Files.createLink(Path.of("hard"), file)));
  }
}
