// SPDX-License-Identifier: Apache-2.0
package scene;

/** Part of spatials that things bump into. */
public interface Collidable {
  int collideWith(Spatial other);
}
