// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Two threads may each make the only instance. */
public final class LazyInstance {
  private static Object instance;

  private static Object get() {
    if (instance == null) {
      instance = new Object();
    }
    return instance;
  }

  public static void main(String[] args) throws Exception {
    Object[] seen = new Object[2];
    Thread a = new Thread(() -> seen[0] = get());
    Thread b = new Thread(() -> seen[1] = get());
    a.start();
    b.start();
    a.join();
    b.join();
    assert seen[0] == seen[1];
  }
}
