// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Printing an input is no obstacle. */
public final class PrintedNumber {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.out.println(x > 0 ? "positive" : "not positive");
    System.out.println(x);
    assert x <= 0 || x > 0;
  }
}
