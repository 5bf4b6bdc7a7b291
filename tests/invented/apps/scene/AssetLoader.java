// SPDX-License-Identifier: Apache-2.0
package scene;

import java.io.IOException;

/** Gets spatials from somewhere. */
public interface AssetLoader {
  Spatial load(String key) throws IOException;
}
