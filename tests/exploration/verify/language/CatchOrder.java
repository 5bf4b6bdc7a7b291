// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** The first handler that fits is taken, not the closest. */
public final class CatchOrder {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String kind = "none";
    try {
      int y = 10 / x;
    } catch (ArithmeticException e) {
      kind = "arithmetic";
    } catch (RuntimeException e) {
      kind = "runtime";
    }
    assert kind.equals("none") || kind.equals("runtime");
  }
}
