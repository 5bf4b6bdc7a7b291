// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** System.exit runs the hooks. */
public final class ExitRunsHooks {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      assert x != 3;
    }));
    System.exit(1);
  }
}
