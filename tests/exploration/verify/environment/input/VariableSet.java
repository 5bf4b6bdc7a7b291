// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A variable of the environment may be set to anything. */
public final class VariableSet {
  public static void main(String[] args) {
    assert !"1".equals(System.getenv("ASSAY_TEST_SWITCH"));
  }
}
