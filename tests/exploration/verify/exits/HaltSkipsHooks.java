// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Runtime.halt does not run the hooks. */
public final class HaltSkipsHooks {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      assert x != 3;
    }));
    Runtime.getRuntime().halt(0);
  }
}
