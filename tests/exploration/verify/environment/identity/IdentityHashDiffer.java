// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Two objects may have the same identity hash code. */
public final class IdentityHashDiffer {
  public static void main(String[] args) {
    assert new Object().hashCode() != new Object().hashCode();
  }
}
