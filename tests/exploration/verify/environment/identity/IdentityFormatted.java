// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A format shows the hash code of an object. */
public final class IdentityFormatted {
  public static void main(String[] args) {
    assert !String.format("%h", new Object()).endsWith("0");
  }
}
