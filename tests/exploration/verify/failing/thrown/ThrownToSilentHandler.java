// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** An uncaught error is uncaught even if a handler is told and says nothing. */
public final class ThrownToSilentHandler {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {});
    if (x == 2) {
      throw new AssertionError("two");
    }
  }
}
