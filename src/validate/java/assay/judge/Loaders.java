// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Map;

/**
 * Makes class loaders in which no class of the code under test has been initialized. JUnit has no
 * state that matters and is loaded once, unless the code under test brings parts of it itself.
 */
final class Loaders {
  private static final List<String> JUNIT_CLASSES = List.of("org/junit/jupiter/api/Assertions.class",
      "org/junit/Assert.class", "org/hamcrest/Matcher.class",
      "org/opentest4j/AssertionFailedError.class");

  private final Setup setup;
  private ClassLoader parent;
  private boolean sharesJunit;

  Loaders(Setup setup) {
    this.setup = setup;
  }

  /** Without a watch the classes under test are what they are. */
  URLClassLoader fresh(Map<String, byte[]> classes, Watch watch) throws IOException {
    if (parent == null) chooseParent();
    return new MemoryLoader(
        classes, watch, Setup.urls(sharesJunit ? setup.classPath() : setup.all()), parent);
  }

  private void chooseParent() throws IOException {
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    sharesJunit = !bringsJunit();
    parent =
        sharesJunit ? new URLClassLoader("junit", Setup.urls(setup.junit()), platform) : platform;
  }

  private boolean bringsJunit() throws IOException {
    try (URLClassLoader tested = new URLClassLoader(Setup.urls(setup.classPath()), null)) {
      return JUNIT_CLASSES.stream().anyMatch(name -> tested.findResource(name) != null);
    }
  }
}
