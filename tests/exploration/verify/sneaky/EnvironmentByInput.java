// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The environment is asked for on one branch only. */
public final class EnvironmentByInput {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 1234) {
      assert System.getenv("HOME") != null;
    }
  }
}
