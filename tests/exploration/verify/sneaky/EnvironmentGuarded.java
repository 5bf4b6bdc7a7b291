// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The environment is asked for and its answer is checked first. */
public final class EnvironmentGuarded {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String home = System.getenv("HOME");
    int length = home == null ? 0 : home.length();
    assert length >= 0 || x == 0;
  }
}
