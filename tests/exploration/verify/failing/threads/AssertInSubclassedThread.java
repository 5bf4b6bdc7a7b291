// expect: FALSE
// witness: -7
// SPDX-License-Identifier: Apache-2.0

/** The run method of a subclass of Thread. */
public final class AssertInSubclassedThread {
  private static final class Worker extends Thread {
    private final int amount;

    Worker(int amount) {
      this.amount = amount;
    }

    @Override
    public void run() {
      assert amount * 3 != -21;
    }
  }

  public static void main(String[] args) {
    new Worker(Verifier.nondetInt()).start();
  }
}
