// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** An assumption ends the run in whichever thread it is; hard, as schedules are. */
public final class AssumeInThread {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread other = new Thread(() -> Verifier.assume(x > 0));
    other.start();
    other.join();
    assert x > 0;
  }
}
