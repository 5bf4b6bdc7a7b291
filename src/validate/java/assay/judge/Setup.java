// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What does not change while this machine lives. Release: of Java, or null for this one's. */
record Setup(List<Path> classPath, List<Path> junit, String release) {

  /** Pairs of words such as "class-path", "/home/user/classes" after the first one. */
  static Setup of(List<String> message) {
    List<Path> classPath = new ArrayList<>();
    List<Path> junit = new ArrayList<>();
    String release = null;
    for (int i = 1; i + 1 < message.size(); i += 2) {
      switch (message.get(i)) {
        case "release" -> release = message.get(i + 1);
        case "junit" -> junit.add(Path.of(message.get(i + 1)));
        default -> classPath.add(Path.of(message.get(i + 1)));
      }
    }
    return new Setup(classPath, junit, release);
  }

  /** The first entry that cannot be read here, or null: rights may have been given up. */
  Path unreadable() {
    return all().stream().filter(path -> !Files.isReadable(path)).findFirst().orElse(null);
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
