// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** An identity hash code may have any last bit. */
public final class IdentityHash {
  public static void main(String[] args) {
    assert (System.identityHashCode(new Object()) & 1) == 0;
  }
}
