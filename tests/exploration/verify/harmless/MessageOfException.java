// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** The message of a division by 0. */
public final class MessageOfException {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String message = "";
    try {
      x = 1 / x;
    } catch (ArithmeticException e) {
      message = e.getMessage();
    }
    assert !message.equals("/ by zero");
  }
}
