// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.util.LinkedHashMap;
import java.util.Map;

/** All of them by name. */
final class Attempts {
  private Attempts() {}

  static Map<String, Attempt> all(Target target) {
    Map<String, Attempt> all = new LinkedHashMap<>();
    FileContents.add(all, target);
    FileAttributes.add(all, target);
    Secrets.add(all, target);
    Sockets.add(all, target);
    Processes.add(all, target);
    JudgeFolder.add(all, target);
    return all;
  }
}
