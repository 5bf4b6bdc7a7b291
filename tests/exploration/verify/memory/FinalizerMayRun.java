// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The finaliser of an object that is lost may run, or not. */
public final class FinalizerMayRun {
  private static volatile boolean finalised = false;

  private static final class Lost {
    @Override
    protected void finalize() {
      finalised = true;
    }
  }

  public static void main(String[] args) throws Exception {
    new Lost();
    System.gc();
    Thread.sleep(50);
    assert !finalised;
  }
}
