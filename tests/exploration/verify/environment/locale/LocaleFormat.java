// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Some languages write a comma. */
public final class LocaleFormat {
  public static void main(String[] args) {
    assert String.format("%.1f", 1.5).equals("1.5");
  }
}
