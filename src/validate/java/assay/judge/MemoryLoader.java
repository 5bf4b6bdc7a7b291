// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.Map;

/** Loads the tests from memory and the rest as any loader of jars and folders does. */
final class MemoryLoader extends URLClassLoader {
  private final Map<String, byte[]> classes;

  MemoryLoader(Map<String, byte[]> classes, URL[] urls, ClassLoader parent) {
    super("app", urls, parent);
    this.classes = classes;
  }

  /** A sealed package takes nothing from outside its jar; in a user's project it would not. */
  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) return super.findClass(name);
    int dot = name.lastIndexOf('.');
    String packageName = dot < 0 ? "" : name.substring(0, dot);
    Package known = getDefinedPackage(packageName);
    if (known == null && dot > 0) {
      definePackage(packageName, null, null, null, null, null, null, null);
    } else if (known != null && known.isSealed()) {
      throw new SecurityException("sealing violation: package " + packageName + " is sealed");
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
