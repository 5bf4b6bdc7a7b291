// SPDX-License-Identifier: Apache-2.0
package scene;

import java.io.IOException;

/** Keeps a spatial and what it belongs to. */
public class SaveTree {
  public static int save(Spatial spatial, int version) {
    int saved = 0;
    for (Spatial each = spatial; each != null; each = each.parent()) {
      if (!(each instanceof Saveable saveable)) {
        continue;
      }
      try {
        saveable.save(version);
        saved++;
      } catch (IOException problem) {
        return version > 3 ? -version : -1;
      }
    }
    return saved;
  }
}
