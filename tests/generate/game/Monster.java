// SPDX-License-Identifier: Apache-2.0
package game;

/** The one who hunts. */
public class Monster extends Guest {
  @Override
  public char symbol() {
    return 'M';
  }
}
