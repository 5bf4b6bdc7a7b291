// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The text of an array holds an identity hash code. */
public final class HashOfArray {
  public static void main(String[] args) {
    assert new int[] {1}.toString().length() > 4 && !new int[] {1}.toString().endsWith("3");
  }
}
