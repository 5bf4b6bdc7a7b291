// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** A thread that is interrupted before it sleeps does not sleep. */
public final class Interrupted {
  public static void main(String[] args) throws Exception {
    if (Verifier.nondetBoolean()) {
      Thread.currentThread().interrupt();
    }
    boolean woken = false;
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      woken = true;
    }
    assert !woken;
  }
}
