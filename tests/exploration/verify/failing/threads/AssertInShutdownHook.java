// expect: FALSE
// witness: 31
// SPDX-License-Identifier: Apache-2.0

/** The hook runs after main has ended. */
public final class AssertInShutdownHook {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      assert x != 31;
    }));
  }
}
