// SPDX-License-Identifier: Apache-2.0

/** The main class itself fails to initialise: main never runs, exit code 1. */
public class UncaughtInMainInit {
  static final int VALUE = compute(0);

  static int compute(int n) {
    System.out.println("computing");
    return 10 / n;
  }

  public static void main(String[] args) {
    System.out.println("never printed " + VALUE);
  }
}
