// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** The first value of a thread's variable is made when it is asked for. */
public final class AssertInThreadLocal {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> {
      assert x != 0;
      return x;
    });
    try {
      local.get();
    } catch (Error e) {
      local.set(1);
    }
    assert local.get() != 0;
  }
}
