// expect: FALSE
// witness: 42
// SPDX-License-Identifier: Apache-2.0

/** The code inside an exception of our own. */
public final class CustomException {
  private static final class Denied extends RuntimeException {
    private static final long serialVersionUID = 1;
    final int code;

    Denied(int code) {
      this.code = code;
    }
  }

  private static void check(int code) {
    if (code > 40) {
      throw new Denied(code * 2);
    }
  }

  public static void main(String[] args) {
    int code = 0;
    try {
      check(Verifier.nondetInt());
    } catch (Denied denied) {
      code = denied.code;
    }
    assert code != 84;
  }
}
