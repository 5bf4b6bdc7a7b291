// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.io.File;

/** Makes paths absolute. */
public class WorkFolder {
  public String absolute(String name) {
    if (name == null) return "";
    return new File(name).getAbsolutePath();
  }
}
