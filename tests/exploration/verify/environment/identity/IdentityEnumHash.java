// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The hash codes of the constants of an enum differ from run to run. */
public final class IdentityEnumHash {
  private enum Side { LEFT, RIGHT }

  public static void main(String[] args) {
    assert Side.LEFT.hashCode() < Side.RIGHT.hashCode();
  }
}
