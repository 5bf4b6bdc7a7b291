// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A switch expression with a block. */
public final class SwitchYield {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int days = switch (x) {
      case 2 -> {
        int base = 28;
        yield base;
      }
      case 4, 6, 9, 11 -> 30;
      default -> 31;
    };
    assert days >= 28 && (days != 28 || x == 2);
  }
}
