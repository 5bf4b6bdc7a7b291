// expect: FALSE
// witness: 255
// SPDX-License-Identifier: Apache-2.0

/** An AssertionError that is thrown without an assert statement. */
public final class ThrownExplicitly {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    switch (x & 0xff) {
      case 255:
        throw new AssertionError("no such code");
      default:
        break;
    }
  }
}
