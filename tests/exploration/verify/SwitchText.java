// expect: FALSE
// witness: fire
// SPDX-License-Identifier: Apache-2.0

/** One command leaves the safe state. */
public final class SwitchText {
  public static void main(String[] args) {
    boolean safe = true;
    switch (Verifier.nondetString()) {
      case "aim":
        break;
      case "fire":
        safe = false;
        break;
      default:
        break;
    }
    assert safe;
  }
}
