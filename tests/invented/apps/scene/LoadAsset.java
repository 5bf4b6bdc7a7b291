// SPDX-License-Identifier: Apache-2.0
package scene;

import java.io.IOException;

/** Loads from the first place, else from the second. */
public class LoadAsset {
  public static String load(AssetLoader first, AssetLoader second, String key) {
    Spatial found;
    try {
      found = first.load(key);
    } catch (IOException problem) {
      if (second == null) {
        return "lost";
      }
      try {
        found = second.load(key);
      } catch (IOException again) {
        return "lost twice";
      }
    }
    if (found == null) {
      return "unknown";
    }
    return found.size() > 1.5f ? "large" : "small";
  }
}
