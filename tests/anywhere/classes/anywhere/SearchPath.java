// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Counts the folders of PATH. */
public class SearchPath {
  public int folders(int most) {
    String path = System.getenv("PATH");
    int count = path == null ? 0 : path.split(":").length;
    return Math.min(count, most);
  }
}
