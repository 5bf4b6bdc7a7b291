// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two keys of a switch with the same hash code are told apart. */
public final class SwitchCollision {
  public static void main(String[] args) {
    String key = Verifier.nondetBoolean() ? "Aa" : "BB";
    int number = switch (key) {
      case "Aa" -> 1;
      case "BB" -> 2;
      default -> 3;
    };
    assert number == (key.charAt(0) == 'A' ? 1 : 2);
  }
}
