// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Its beginning is the name of its class. */
public final class IdentityTextPrefix {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert new Object().toString().startsWith("java.lang.Object@") || x == 0;
  }
}
