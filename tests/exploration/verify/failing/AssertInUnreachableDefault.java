// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** A remainder may be negative, so the default is reachable. */
public final class AssertInUnreachableDefault {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String name = switch (x % 2) {
      case 0 -> "even";
      case 1 -> "odd";
      default -> {
        assert false : "unreachable";
        yield "";
      }
    };
    assert name.length() >= 3;
  }
}
