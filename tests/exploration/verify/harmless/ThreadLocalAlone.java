// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The variable of the only thread. */
public final class ThreadLocalAlone {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ThreadLocal<Integer> local = new ThreadLocal<>();
    local.set(x);
    assert local.get() == x;
  }
}
