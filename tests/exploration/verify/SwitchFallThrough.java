// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** A forgotten break. */
public final class SwitchFallThrough {
  public static void main(String[] args) {
    int command = Verifier.nondetInt();
    int speed = 0;
    switch (command) {
      case 1:
        speed = 10;
        break;
      case 2:
        speed = 20;
      case 3:
        speed = 30;
        break;
      default:
        break;
    }
    assert command != 2 || speed == 20;
  }
}
