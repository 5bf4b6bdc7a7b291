// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The identity hash code of one object does not change. */
public final class IdentityHashStays {
  public static void main(String[] args) {
    Object object = Verifier.nondetBoolean() ? new Object() : new int[1];
    int before = System.identityHashCode(object);
    System.gc();
    assert System.identityHashCode(object) == before;
  }
}
