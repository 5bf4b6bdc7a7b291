// expect: FALSE
// witness: 5;4
// SPDX-License-Identifier: Apache-2.0

/** The compact constructor of a record. */
public final class AssertInRecord {
  private record Range(int from, int to) {
    Range {
      assert from <= to;
    }
  }

  public static void main(String[] args) {
    Range range = new Range(Verifier.nondetInt(), Verifier.nondetInt());
    assert range.from() == range.from;
  }
}
