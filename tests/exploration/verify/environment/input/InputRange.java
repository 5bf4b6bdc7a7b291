// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A byte or the end: never anything else. */
public final class InputRange {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    int b = System.in.read();
    assert b >= -1 && b <= 255 || x == 0;
  }
}
