// expect: FALSE
// witness: -3
// SPDX-License-Identifier: Apache-2.0

/** The usual error for an impossible case, which is possible. */
public final class ThrownInSwitchReached {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    switch (Integer.signum(x)) {
      case 0:
        break;
      case 1:
        break;
      default:
        throw new AssertionError("impossible");
    }
  }
}
