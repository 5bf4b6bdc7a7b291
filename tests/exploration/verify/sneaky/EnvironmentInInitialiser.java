// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The environment is asked for before main runs. */
public final class EnvironmentInInitialiser {
  private static final String MODE = System.getProperty("assay.test.mode", "safe");

  public static void main(String[] args) {
    assert MODE.equals("safe");
  }
}
