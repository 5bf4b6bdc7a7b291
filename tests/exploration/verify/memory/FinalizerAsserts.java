// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The assertion is in a finaliser, which some collector calls. */
public final class FinalizerAsserts {
  private static final class Lost {
    @Override
    protected void finalize() {
      assert false;
    }
  }

  public static void main(String[] args) throws Exception {
    new Lost();
    System.gc();
    System.runFinalization();
  }
}
