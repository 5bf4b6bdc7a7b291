// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** Text is not compared as numbers are. */
public final class CompareLength {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String[] numbers = {"7", "10", "9"};
    Verifier.assume(x >= 0 && x < 3);
    assert numbers[x].compareTo("8") > 0 || x == 0;
  }
}
