// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The usual error for an impossible case, which is impossible. */
public final class ThrownInSwitchDefault {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    switch (x & 1) {
      case 0:
        break;
      case 1:
        break;
      default:
        throw new AssertionError(x);
    }
  }
}
