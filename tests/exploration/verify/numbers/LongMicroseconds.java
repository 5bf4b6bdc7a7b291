// expect: FALSE
// witness: 2148
// SPDX-License-Identifier: Apache-2.0

/** Milliseconds times a thousand do not fit an int. */
public final class LongMicroseconds {
  public static void main(String[] args) {
    int seconds = Verifier.nondetInt();
    Verifier.assume(seconds > 0 && seconds < 3000);
    long micros = seconds * 1000 * 1000;
    assert micros > 0;
  }
}
