// expect: FALSE
// witness: 3;4
// SPDX-License-Identifier: Apache-2.0

/** Records are compared by their components. */
public final class RecordsEqual {
  private record Pair(int left, int right) {}

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    assert a == b || !new Pair(a, b).equals(new Pair(b - 1, a + 1));
  }
}
