// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** Empty parts at the end are dropped. */
public final class SplitDropsLast {
  public static void main(String[] args) {
    int commas = Verifier.nondetInt();
    Verifier.assume(commas >= 0 && commas < 3);
    String text = "a" + ",".repeat(commas);
    assert commas < 2 || text.split(",").length == commas + 1;
  }
}
