// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** Printing an object calls its toString. */
public final class AssertInPrintedValue {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      System.out.println(new Object() {
        @Override
        public String toString() {
          assert x != 3;
          return "object";
        }
      });
    } catch (AssertionError e) {
      System.out.println("no object");
    }
  }
}
