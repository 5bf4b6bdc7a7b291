// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Expands a tilde. */
public class HomeFolder {
  public String expand(String path) {
    if (path == null) return "";
    return path.startsWith("~") ? System.getProperty("user.home") + path.substring(1) : path;
  }
}
