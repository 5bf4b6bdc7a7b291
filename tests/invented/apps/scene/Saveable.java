// SPDX-License-Identifier: Apache-2.0
package scene;

import java.io.IOException;

/** Part of spatials that can be kept. */
public interface Saveable {
  void save(int version) throws IOException;
}
