// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** They fit if the first factor is a long. */
public final class LongMicrosecondsWide {
  public static void main(String[] args) {
    int seconds = Verifier.nondetInt();
    Verifier.assume(seconds > 0 && seconds < 3000);
    long micros = seconds * 1000L * 1000;
    assert micros > 0 && micros < 3_000_000_000L;
  }
}
