// expect: FALSE
// witness: 12345
// SPDX-License-Identifier: Apache-2.0

/** Printing an input hides nothing that comes later. */
public final class PrintedThenFails {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.out.println("x is " + x);
    System.err.println(x);
    assert x != 12345;
  }
}
