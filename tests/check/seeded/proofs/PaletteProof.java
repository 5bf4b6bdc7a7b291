// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Palette;

/** One call of each defect of Palette. */
public final class PaletteProof {
  private PaletteProof() {}

  public static void setNumberAmongNames() {
    new Palette(new String[] {"red"}).set(0, 3);
  }

  public static void longNumber() {
    new Palette(new Object[] {3L}).numbers();
  }
}
