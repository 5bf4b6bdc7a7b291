// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A constant of a class is copied and does not initialise the class. */
public final class ConstantNotInitialised {
  private static boolean loaded = false;

  private static final class Constants {
    static final int LIMIT = 10;

    static {
      loaded = true;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Math.min(x, Constants.LIMIT) <= 10 && !loaded;
  }
}
