// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A hook that was taken back does not run. */
public final class AssertInShutdownHookRemoved {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Thread hook = new Thread(() -> {
      assert x != 31;
    });
    Runtime.getRuntime().addShutdownHook(hook);
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
