// expect: FALSE
// witness: OK
// SPDX-License-Identifier: Apache-2.0

/** Equal but for the case is not equal. */
public final class TextCase {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.equalsIgnoreCase("ok")) {
      assert s.equals("ok");
    }
  }
}
