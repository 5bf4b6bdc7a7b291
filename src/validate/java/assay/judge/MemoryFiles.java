// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * Where the compiler finds sources and puts classes: in memory. No file passes between this machine
 * and the process that asks it, so neither can make the other open something else.
 */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager>
    implements StandardJavaFileManager {
  private final Map<String, byte[]> classes = new TreeMap<>();

  MemoryFiles(StandardJavaFileManager files) {
    super(files);
  }

  /** A source by its number in the request. */
  static final class Source extends SimpleJavaFileObject {
    final int number;
    private final String text;

    Source(int number, String path, String text) {
      super(place(number + "/" + path), Kind.SOURCE);
      this.number = number;
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return kind == Kind.SOURCE && toUri().getPath().endsWith("/" + simpleName + ".java");
    }
  }

  /** Names of classes may have any characters. */
  private static URI place(String path) {
    try {
      return new URI("memory", null, "/" + path, null);
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The classes made since the last time, by name. */
  Map<String, byte[]> takeClasses() {
    Map<String, byte[]> taken = new TreeMap<>(classes);
    classes.clear();
    return taken;
  }

  // What javac asks for before it keeps to an older release.

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjectsFromFiles(
      Iterable<? extends File> files) {
    return fileManager.getJavaFileObjectsFromFiles(files);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjects(File... files) {
    return fileManager.getJavaFileObjects(files);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjectsFromStrings(Iterable<String> names) {
    return fileManager.getJavaFileObjectsFromStrings(names);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjects(String... names) {
    return fileManager.getJavaFileObjects(names);
  }

  @Override
  public void setLocation(Location location, Iterable<? extends File> path) throws IOException {
    fileManager.setLocation(location, path);
  }

  @Override
  public Iterable<? extends File> getLocation(Location location) {
    return fileManager.getLocation(location);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      JavaFileManager.Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    return new SimpleJavaFileObject(place("classes/" + name), kind) {
      @Override
      public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
          @Override
          public void close() throws IOException {
            super.close();
            classes.put(name, toByteArray());
          }
        };
      }
    };
  }
}
