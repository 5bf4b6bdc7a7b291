// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.3; F12, F13: an index into constants. */
public class Mask {
  private final boolean[] bits = {false, true, true, false, true};

  public int probe(int k) {
    return bits[k] ? 1 : 0;
  }
}
