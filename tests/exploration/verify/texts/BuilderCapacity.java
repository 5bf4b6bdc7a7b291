// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The capacity never goes below the length. */
public final class BuilderCapacity {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 5);
    StringBuilder text = new StringBuilder(0);
    for (int i = 0; i < n; i++) {
      text.append('x');
    }
    assert text.capacity() >= text.length() && text.length() == n;
  }
}
