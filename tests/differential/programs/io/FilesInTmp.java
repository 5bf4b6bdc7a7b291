// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Files below a folder of /tmp: writing, reading, listing, walking, copying, deleting, failures. */
public class FilesInTmp {
  interface Action { Object run() throws IOException; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (IOException | RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static void deleteTree(Path root) throws IOException {
    if (!Files.exists(root)) return;
    try (Stream<Path> all = Files.walk(root)) {
      for (Path p : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(p);
    }
  }

  public static void main(String[] args) throws IOException {
    Path root = Path.of("/tmp/assay-files-in-tmp");
    deleteTree(root);
    Files.createDirectory(root);
    Path text = root.resolve("text.txt");
    Files.writeString(text, "line one\nline two\n\u00e9\u20ac\n");
    System.out.println(Files.exists(text) + " " + Files.size(text) + " " + Files.readString(text).length() + " " + Files.readAllLines(text));
    Files.write(text, List.of("appended"), StandardOpenOption.APPEND);
    try (Stream<String> lines = Files.lines(text)) {
      System.out.println(lines.map(String::length).toList());
    }
    Path deep = root.resolve("a/b/c");
    Files.createDirectories(deep);
    Files.write(deep.resolve("data.bin"), new byte[] {1, 2, 3, -4});
    System.out.println(Files.readAllBytes(deep.resolve("data.bin"))[3] + " " + Files.isDirectory(deep) + " " + Files.isRegularFile(text) + " " + Files.notExists(root.resolve("x")));
    Files.copy(text, root.resolve("copy.txt"));
    Files.move(root.resolve("copy.txt"), root.resolve("a/moved.txt"));
    try (Stream<Path> list = Files.list(root)) {
      System.out.println(list.map(p -> p.getFileName().toString()).sorted().toList());
    }
    try (Stream<Path> walk = Files.walk(root)) {
      System.out.println(walk.map(p -> root.relativize(p).toString()).sorted().toList());
    }
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(root, "*.txt")) {
      for (Path p : stream) System.out.println(p.getFileName());
    }
    List<String> visited = new ArrayList<>();
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override public FileVisitResult visitFile(Path p, BasicFileAttributes a) { visited.add(p.getFileName() + ":" + a.size()); return FileVisitResult.CONTINUE; }
    });
    Collections.sort(visited);
    System.out.println(visited);
    File file = new File(root.toFile(), "old.txt");
    try (PrintWriter out = new PrintWriter(file, StandardCharsets.UTF_8)) {
      out.println("old style");
      out.print(42);
    }
    try (BufferedReader in = new BufferedReader(new FileReader(file, StandardCharsets.UTF_8))) {
      System.out.println(in.readLine() + " " + in.readLine() + " " + in.readLine());
    }
    System.out.println(file.exists() + " " + file.length() + " " + file.isFile() + " " + file.getName() + " " + file.getParent() + " " + file.canRead() + " " + file.createNewFile() + " " + new File(root.toFile(), "dir").mkdir());
    try (RandomAccessFile random = new RandomAccessFile(file, "rw")) {
      random.seek(4);
      random.writeInt(0x41424344);
      System.out.println(random.getFilePointer() + " " + random.length());
      random.setLength(6);
      random.seek(0);
      System.out.println(random.readLine());
    }
    try (FileOutputStream out = new FileOutputStream(file, true)) {
      out.write("more".getBytes());
    }
    try (FileInputStream in = new FileInputStream(file)) {
      System.out.println(in.available() + " " + new String(in.readAllBytes()));
    }
    try (BufferedWriter writer = Files.newBufferedWriter(text, StandardOpenOption.TRUNCATE_EXISTING)) {
      writer.write("rewritten");
      writer.newLine();
    }
    System.out.println(Files.readString(text).trim() + " " + Files.mismatch(text, deep.resolve("data.bin")) + " " + Files.isSameFile(text, root.resolve("./text.txt")));
    attempt("missing", () -> Files.readString(root.resolve("missing")));
    attempt("missing stream", () -> new FileInputStream(root + "/missing"));
    attempt("create twice", () -> Files.createDirectory(root));
    attempt("create new", () -> Files.writeString(text, "x", StandardOpenOption.CREATE_NEW));
    attempt("delete full", () -> { Files.delete(root); return 0; });
    attempt("delete missing", () -> { Files.delete(root.resolve("missing")); return 0; });
    attempt("delete if exists", () -> Files.deleteIfExists(root.resolve("missing")));
    attempt("copy onto", () -> Files.copy(text, root.resolve("old.txt")));
    attempt("replace", () -> Files.copy(text, root.resolve("old.txt"), StandardCopyOption.REPLACE_EXISTING).getFileName());
    attempt("read directory", () -> new FileInputStream(root.toFile()));
    attempt("write into directory", () -> new FileOutputStream(root.toFile()));
    attempt("no parent", () -> Files.writeString(root.resolve("no/parent"), "x"));
    attempt("malformed", () -> { Files.write(text, new byte[] {(byte) 0xFF, 'a'}); return Files.readString(text); });
    attempt("file as directory", () -> Files.list(text));
    System.out.println(new File(root + "/missing").delete() + " " + file.delete() + " " + new File(root + "/missing").list() + " " + new File(root + "/missing").length());
    deleteTree(root);
    System.out.println(Files.exists(root));
  }
}
