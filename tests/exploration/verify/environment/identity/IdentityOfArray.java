// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** The hash code of an array is made of those of its elements. */
public final class IdentityOfArray {
  public static void main(String[] args) {
    assert Arrays.hashCode(new Object[] {new Object()}) != 77;
  }
}
