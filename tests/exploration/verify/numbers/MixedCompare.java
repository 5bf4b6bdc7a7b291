// expect: FALSE
// witness: 16777217
// SPDX-License-Identifier: Apache-2.0

/** An int compared with a float becomes a float. */
public final class MixedCompare {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > 16777216);
    assert x != 16777216f;
  }
}
