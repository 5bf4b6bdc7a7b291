// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The initialisation of a class happens once. */
public final class LazyHolder {
  private static final class Holder {
    static final Object INSTANCE = new Object();
  }

  public static void main(String[] args) throws Exception {
    boolean two = Verifier.nondetBoolean();
    Object[] seen = new Object[2];
    Thread a = new Thread(() -> seen[0] = Holder.INSTANCE);
    a.start();
    if (!two) {
      a.join();
    }
    seen[1] = Holder.INSTANCE;
    a.join();
    assert seen[0] == seen[1];
  }
}
