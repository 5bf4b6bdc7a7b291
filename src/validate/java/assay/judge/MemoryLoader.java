// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Map;
import java.util.jar.Manifest;

/**
 * Loads the tests from memory and the rest as any loader of jars and folders does, but for classes
 * that are watched: of them it takes the copies with probes.
 */
final class MemoryLoader extends URLClassLoader {
  private final Map<String, byte[]> classes;
  private final Watch watch;

  /** Without a watch no class is watched. */
  MemoryLoader(Map<String, byte[]> classes, Watch watch, URL[] urls, ClassLoader parent) {
    super("app", urls, parent);
    this.classes = classes;
    this.watch = watch;
  }

  /** A sealed package takes nothing from outside its jar; in a user's project it would not. */
  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) return findOther(name);
    String packageName = packageOf(name);
    Package known = getDefinedPackage(packageName);
    if (known == null && !packageName.isEmpty()) {
      definePackage(packageName, null, null, null, null, null, null, null);
    } else if (known != null && known.isSealed()) {
      throw new SecurityException("sealing violation: package " + packageName + " is sealed");
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** Tests that need classes which nobody has touched load themselves once more. */
  @Override
  public InputStream getResourceAsStream(String file) {
    if (file.endsWith(".class")) {
      String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
      byte[] bytes = classes.get(name);
      if (bytes != null) return new ByteArrayInputStream(bytes);
    }
    return super.getResourceAsStream(file);
  }

  private Class<?> findOther(String name) throws ClassNotFoundException {
    byte[] bytes = watch == null ? null : watch.get(name);
    URL file = bytes == null ? null : findResource(name.replace('.', '/') + ".class");
    if (file == null) return super.findClass(name);
    try {
      return defineFrom(file, name, bytes);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** As if the bytes were those of the file: with its jar as place and its manifest. */
  private Class<?> defineFrom(URL file, String name, byte[] bytes) throws IOException {
    URL place = file;
    Manifest manifest = new Manifest();
    URLConnection connection = file.openConnection();
    if (connection instanceof JarURLConnection jar) {
      place = jar.getJarFileURL();
      if (jar.getManifest() != null) manifest = jar.getManifest();
    }
    String packageName = packageOf(name);
    if (!packageName.isEmpty() && getDefinedPackage(packageName) == null) {
      definePackage(packageName, manifest, place);
    }
    return defineClass(name, bytes, 0, bytes.length,
        new CodeSource(place, (Certificate[]) null));
  }

  private static String packageOf(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }
}
