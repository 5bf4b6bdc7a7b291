// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The text of an object without a toString holds its hash code. */
public final class IdentityText {
  public static void main(String[] args) {
    String text = new Object().toString();
    assert !text.endsWith("0");
  }
}
