// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The hash code of a record is made of those of its components. */
public final class HashOfRecord {
  private enum Kind { ONE, TWO }

  private record Tagged(Kind kind) {}

  public static void main(String[] args) {
    assert new Tagged(Kind.ONE).hashCode() > new Tagged(Kind.TWO).hashCode();
  }
}
