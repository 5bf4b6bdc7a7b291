// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Goes for the process that cleans up after this one: puts links where it may write or remove. */
final class JudgeFolder {
  private JudgeFolder() {}

  static void add(Map<String, Attempt> all, Target target) {
    Path here = Path.of("").toAbsolutePath();
    Path above = here.getParent();
    for (String name : new String[] {"tmp", "request-1", "output", "sources", "classes", "setup"}) {
      all.put("link " + name + " here", () -> {
        removeAll(here.resolve(name));
        Files.createSymbolicLink(here.resolve(name), target.folder());
        return false;  // it may: what comes of it is for the driver to say
      });
      all.put("link " + name + " above", () -> {
        removeAll(above.resolve(name));
        Files.createSymbolicLink(above.resolve(name), target.folder());
        return true;
      });
    }
    all.put("link instead of this folder", () -> {
      Files.move(here, here.resolveSibling("aside"));
      Files.createSymbolicLink(here, target.folder());
      return true;
    });
    all.put("change the judge", () -> {
      try (Stream<Path> files = Files.walk(above.resolve("classes"))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) Files.writeString(file, "x");
      }
      return true;
    });
    all.put("deep folders", () -> {
      Path deep = here;
      for (int i = 0; i < 50; i++) deep = Files.createDirectory(deep.resolve("d"));
      Files.createSymbolicLink(deep.resolve("link"), target.folder());
      return false;
    });
  }

  private static void removeAll(Path path) {
    try (Stream<Path> files = Files.walk(path)) {
      files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (Exception ignored) {
      // It may not be there.
    }
  }
}
