// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** A text that is put together at run time is another object. */
public final class IdentityOfText {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String part = "ab";
    String whole = x == 1 ? part + "c" : "abc";
    assert whole == "abc";
  }
}
