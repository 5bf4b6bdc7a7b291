// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A resource that is not on the class path; hard, as the class path lies in files. */
public final class ResourceMissing {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert ResourceMissing.class.getResource("no-such-resource.txt") == null || x == 0;
  }
}
