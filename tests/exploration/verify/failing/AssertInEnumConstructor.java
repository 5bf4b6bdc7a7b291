// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** Constants of an enum are made with the state of another class. */
public final class AssertInEnumConstructor {
  private static final class Settings {
    static int limit;
  }

  private enum Level {
    LOW(1), MIDDLE(2), HIGH(3);

    Level(int rank) {
      assert rank != Settings.limit;
    }
  }

  public static void main(String[] args) {
    Settings.limit = Verifier.nondetInt();
    try {
      System.out.println(Level.LOW);
    } catch (Throwable t) {
      System.out.println("no levels");
    }
  }
}
