// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Names temporary files. */
public class TempFolder {
  public String place(String name) {
    if (name == null || name.length() > 20) return "none";
    return System.getProperty("java.io.tmpdir") + "/" + name;
  }
}
