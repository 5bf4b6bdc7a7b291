// SPDX-License-Identifier: Apache-2.0

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Verdicts ARCHIVE SEEDS: loads and links the classes of the programs that fuzz_commands --verdicts
 * has written, without initialising them, and prints what it says: "12 Box java/lang/VerifyError".
 */
public class Verdicts {
  static class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(ClassLoader.getPlatformClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name.replace('.', '/'));
      if (bytes == null) throw new ClassNotFoundException(name);
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  /**
   * Looking for members makes the VM link the class, and then find the types of the members. So a
   * class that does not link fails each time, but one that fails once may have been linked.
   */
  static String link(String name, ClassLoader loader) {
    Class<?> found;
    try {
      found = Class.forName(name.replace('/', '.'), false, loader);
    } catch (ClassNotFoundException missing) {
      return "java/lang/NoClassDefFoundError";
    } catch (Throwable error) {
      return nameOf(error);
    }
    String verdict = tried(found::getDeclaredFields);
    if (!verdict.equals("ok") && !found.isInterface()) verdict = tried(found::getDeclaredConstructors);
    return verdict.equals("ok") ? verdict : tried(found::getDeclaredMethods);
  }

  static String tried(Runnable way) {
    try {
      way.run();
      return "ok";
    } catch (Throwable error) {
      return nameOf(error);
    }
  }

  static String nameOf(Throwable error) {
    return error.getClass().getName().replace('.', '/');
  }

  static byte[] next(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  public static void main(String[] arguments) throws IOException {
    Map<String, byte[]> good = new HashMap<>();
    try (var files = Files.list(Path.of(arguments[1]))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class"))
          good.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
      }
    }
    PrintStream out = new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), false);
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(Path.of(arguments[0]))))) {
      for (int number = 0; ; number++) {
        int count;
        try {
          count = in.readInt();
        } catch (EOFException end) {
          break;
        }
        Map<String, byte[]> classes = new HashMap<>(good);
        List<String> changed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          String name = new String(next(in), StandardCharsets.UTF_8);
          classes.put(name, next(in));
          changed.add(name);
        }
        Loader loader = new Loader(classes);
        for (String name : changed) out.println(number + " " + name + " " + link(name, loader));
      }
    }
    out.flush();
  }
}
