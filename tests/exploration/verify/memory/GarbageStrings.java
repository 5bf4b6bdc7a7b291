// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** Many short-lived texts. */
public final class GarbageStrings {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int length = 0;
    for (int i = 0; i < 2000; i++) {
      length += ("text number " + i).length();
    }
    assert x != 3 || length == 0;
  }
}
