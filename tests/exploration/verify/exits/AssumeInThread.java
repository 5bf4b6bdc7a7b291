// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An assumption that does not hold ends the run, in whichever thread it is. */
public final class AssumeInThread {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread other = new Thread(() -> Verifier.assume(x > 0));
    other.start();
    other.join();
    assert x > 0;
  }
}
