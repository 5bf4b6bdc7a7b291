// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Each thread has a value of its own; hard, as schedules are. */
public final class LocalPerThread {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
    local.set(x);
    Thread other = new Thread(() -> {
      assert local.get() == 0;
      local.set(1);
    });
    other.start();
    other.join();
    assert local.get() == x;
  }
}
