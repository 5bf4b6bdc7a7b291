// SPDX-License-Identifier: Apache-2.0
package scene;

/** Something in the scene. */
public interface Spatial {
  Spatial parent();

  float size();
}
