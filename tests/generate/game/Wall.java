// SPDX-License-Identifier: Apache-2.0
package game;

/** Nobody gets through. */
public class Wall extends Guest {
  @Override
  public char symbol() {
    return '#';
  }
}
