// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** Another thread ends the program, but only for one input; main waits. */
public final class ExitInOtherThread {
  public static void main(String[] args) throws Exception {
    boolean ends = Verifier.nondetInt() != 1;
    Thread ender = new Thread(() -> {
      if (ends) {
        System.exit(0);
      }
    });
    ender.start();
    ender.join();
    assert ends;
  }
}
