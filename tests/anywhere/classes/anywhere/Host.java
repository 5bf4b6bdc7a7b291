// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Reads the operating system's properties. */
public class Host {
  public boolean isWindows(boolean strict) {
    return strict && System.getProperty("os.name").startsWith("Windows");
  }

  public String version() {
    return System.getProperty("os.version") + System.getProperty("os.arch");
  }
}
