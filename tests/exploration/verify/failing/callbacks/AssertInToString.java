// expect: FALSE
// witness: 13
// SPDX-License-Identifier: Apache-2.0

/** Joining text calls toString. */
public final class AssertInToString {
  private static final class Lap {
    private final int number;

    Lap(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      assert number != 13;
      return "lap " + number;
    }
  }

  public static void main(String[] args) {
    Lap lap = new Lap(Verifier.nondetInt());
    try {
      String text = "now: " + lap;
      System.out.println(text.length());
    } catch (Error e) {
      System.out.println("no text");
    }
  }
}
