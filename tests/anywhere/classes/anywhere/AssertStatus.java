// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Asks whether assertions are on. */
public class AssertStatus {
  public String mode(int level) {
    boolean on = false;
    assert on = true;
    if (level > 3) return "high";
    return on ? "debug" : "release";
  }
}
