// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A text that an object is appended to shows its identity hash code. */
public final class IdentityAppended {
  public static void main(String[] args) {
    StringBuilder text = new StringBuilder();
    text.append(new Object());
    assert !text.toString().endsWith("0");
  }
}
