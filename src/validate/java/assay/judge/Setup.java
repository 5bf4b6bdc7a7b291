// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What does not change while this machine lives. */
record Setup(List<Path> classPath, List<Path> junit, Path warmUp) {

  /** Lines such as "class-path /home/user/classes". */
  static Setup read(Path file) throws IOException {
    List<Path> classPath = new ArrayList<>();
    List<Path> junit = new ArrayList<>();
    Path warmUp = null;
    for (String line : Files.readAllLines(file)) {
      int space = line.indexOf(' ');
      Path path = Path.of(line.substring(space + 1));
      switch (line.substring(0, space)) {
        case "class-path" -> classPath.add(path);
        case "junit" -> junit.add(path);
        default -> warmUp = path;
      }
    }
    return new Setup(classPath, junit, warmUp);
  }

  /** The code under test first: it may bring a JUnit of its own. */
  List<Path> all() {
    List<Path> paths = new ArrayList<>(classPath);
    paths.addAll(junit);
    return paths;
  }

  static URL[] urls(List<Path> paths) {
    try {
      URL[] urls = new URL[paths.size()];
      for (int i = 0; i < urls.length; i++) urls[i] = paths.get(i).toUri().toURL();
      return urls;
    } catch (MalformedURLException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
